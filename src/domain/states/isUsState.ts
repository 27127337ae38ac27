/** Whether `usStates.ts` has this postal code. Validation needs only this, and loads before the list of names. */
export const isUsState = (code: string): boolean =>
  /^(A[AEKLPRSZ]|C[AOT]|D[CE]|FL|G[AU]|HI|I[ADLN]|K[SY]|LA|M[ADEINOPST]|N[CDEHJMVY]|O[HKR]|P[AR]|RI|S[CD]|T[NX]|UT|V[AIT]|W[AIVY])$/.test(
    code,
  );

/** True for the postal codes listed in `usStates.ts`. Validation imports only this, so that the list of names can load later. */
export const isUsState = (code: string): boolean =>
  /^(A[AEKLPRSZ]|C[AOT]|D[CE]|FL|G[AU]|HI|I[ADLN]|K[SY]|LA|M[ADEINOPST]|N[CDEHJMVY]|O[HKR]|P[AR]|RI|S[CD]|T[NX]|UT|V[AIT]|W[AIVY])$/.test(
    code,
  );

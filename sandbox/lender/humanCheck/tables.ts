/** A challenge that has been solved and used, until it would have expired anyway. */
export interface HumanCheckUsedTable {
  /** The challenge's signature. */
  signature: string;
  /** Real time: browsers judge it too. */
  expires_at: Date;
}

export interface HumanCheckTables {
  human_check_used: HumanCheckUsedTable;
}

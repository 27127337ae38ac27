/** What the sandbox remembers about itself. */
export interface SandboxSettingTable {
  name: string;
  value: string;
}

/** How often something was tried within the running window, which begins with its first try. */
export interface TryCountTable {
  /** What is counted, and whose: for example "sign-up caller 127.0.0.1". */
  subject: string;
  tries: number;
  window_ends_at: Date;
}

export interface SandboxTables {
  sandbox_setting: SandboxSettingTable;
  try_count: TryCountTable;
}

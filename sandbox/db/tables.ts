/** What the sandbox remembers about itself. */
export interface SandboxSettingTable {
  name: string;
  value: string;
}

export interface SandboxTables {
  sandbox_setting: SandboxSettingTable;
}

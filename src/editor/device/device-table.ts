/** Rows by name that the browser keeps for this site. Every call rejects where the device keeps nothing. */
export interface DeviceTable {
  /** The rows whose names begin with `start`. */
  read(start: string): Promise<{ name: string; row: unknown }[]>;
  /** Does all of it or, on a failure, nothing. */
  write(change: {
    put?: readonly (readonly [name: string, row: object])[];
    remove?: readonly string[];
  }): Promise<void>;
  /** Removes the rows whose names begin with `start`. */
  removeAll(start: string): Promise<void>;
}

/** Returns the own property of a table, so that an untrusted key such as `constructor` finds nothing on the prototype. */
export const getOwn = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined

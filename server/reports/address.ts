/** Forms of an address of reports, for the settings and the command line. */
export const reportAddressForms =
  'a file, postgres://user:password@host/database, or d1://account/database with CLOUDFLARE_API_TOKEN'

export type AddressKind = 'file' | 'postgres' | 'd1'

export interface D1Address {
  account: string
  database: string
}

/** Reads an address of the form `d1://account/database`, both as Cloudflare's dashboard shows them. */
export function readD1Address(address: string): D1Address | undefined {
  const [, account, database] = /^d1:\/\/([\da-f]{32})\/([\da-f-]{36})$/i.exec(address) ?? []
  return account && database ? { account, database } : undefined
}

/** Returns undefined for an address that is invalid or of another kind. */
export function kindOfAddress(address: string): AddressKind | undefined {
  if (/^postgres(?:ql)?:\/\//i.test(address)) return URL.canParse(address) ? 'postgres' : undefined
  if (/^d1:/i.test(address)) return readD1Address(address) ? 'd1' : undefined
  return /^(?!file:)[a-z][\w+.-]*:\/\//i.test(address) ? undefined : 'file'
}

import { formatLocation, playgroundPath } from '../../../shared/site-location.ts'

/** Returns the address that opens an encoded project, with further parameters. */
export const shareAddress = (code: string, query: ReadonlyMap<string, string> = new Map()): string =>
  new URL(formatLocation(playgroundPath, new Map([['code', code], ...query])), location.href).href

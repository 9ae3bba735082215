import { shortHash } from '../graph/hash.ts'

/** Decides how addresses of the files made from `content/` change with their content. */
export interface Naming {
  /** Returns the part of an address that depends on texts, which are computed only if it needs them. */
  hash: (...texts: (() => string)[]) => string
  /** Returns the address of a module in the modules that import it. */
  imported: (address: string, version: string) => string
}

/** For files that may be cached forever. */
export const hashedNames: Naming = {
  hash: (...texts) => shortHash(...texts.map(text => text())),
  imported: address => address
}

/**
 * For the development server: an address is known before its file is made and stays when it changes. A browser never
 * requests an imported module again, so the query of an import changes instead.
 */
export const fixedNames: Naming = {
  hash: () => 'dev',
  imported: (address, version) => `${address}?v=${version}`
}

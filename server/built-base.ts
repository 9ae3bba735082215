import { specifiedBase } from '../shared/base-path.ts'

/** Replaced by the build with the base path of the site. */
declare const __BUILT_BASE__: string | undefined

/** Base path in the files of the site that was built together with this server. */
export const builtBase = typeof __BUILT_BASE__ === 'string' ? __BUILT_BASE__ : specifiedBase

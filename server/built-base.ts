import { specifiedBase } from '../shared/base-path.ts'

/** Written in by the build. */
declare const __BUILT_BASE__: string | undefined

/** What the files of the site that was built with this server call their place. */
export const builtBase = typeof __BUILT_BASE__ === 'string' ? __BUILT_BASE__ : specifiedBase

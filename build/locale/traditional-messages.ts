import { eraseTypes } from '../demos/erase-types.ts'
import { toTraditional } from './traditional.ts'

/** The shell's Chinese words as a module in Traditional Chinese. */
export const traditionalMessages = (source: string): string => eraseTypes(toTraditional(source))

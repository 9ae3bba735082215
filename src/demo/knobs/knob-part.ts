import type { Token } from '../../../shared/code.ts'
import { decodeTokens } from '../../../shared/code.ts'
import type { TokenizedSource } from '../../../shared/demo.ts'
import type { Knob, KnobValues } from '../../../shared/knobs.ts'
import { editKnob } from '../../../shared/knobs.ts'
import { applyEdits } from '../../../shared/text-edit.ts'
import { editTokens } from './edit-tokens.ts'

export { editKnob, readKnob, writeKnobs } from '../../../shared/knobs.ts'
export { applyEdits } from '../../../shared/text-edit.ts'
export { KnobRow } from './knob-row.tsx'
export { overrideAttributes } from './override-attributes.ts'

export interface MarkedSource {
  code: string
  tokens: readonly Token[]
}

/** Returns the highlighted code of a demo with values of knobs, which are marked. */
export function markKnobs(source: TokenizedSource, knobs: readonly Knob[], values: KnobValues): MarkedSource {
  const code = source.code.replace(/\n$/, '')
  const start: MarkedSource = { code, tokens: decodeTokens(code, source.tokens) }
  return knobs.reduce<MarkedSource>(({ code, tokens }, knob) => {
    const value = values[knob.path]
    const edits = value === undefined ? [] : editKnob(code, knob, value)
    return { code: applyEdits(code, edits), tokens: editTokens(tokens, edits) }
  }, start)
}

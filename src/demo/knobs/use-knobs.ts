import { useEffect, useMemo, useState } from 'react'
import type Vue from 'vue'
import type { Knob, KnobValues } from '../../../shared/knobs.ts'
import { readKnobValues } from '../../../shared/knobs.ts'
import { loadChunk } from '../../chunk-error.ts'
import { usePageQuery } from '../../page-query.ts'
import { loadPart } from '../../ui/lazy-part.tsx'
import { useLoaded } from '../../use-loaded.ts'

/** Knobs of a demo and the values that the reader has changed. */
export interface DemoKnobs {
  knobs: readonly Knob[]
  values: KnobValues
  /** The values as parameters of an address. */
  query: ReadonlyMap<string, string>
  change: (path: string, value: string) => void
  reset: () => void
  /** Writes the values into the code of the demo. */
  write: (code: string) => Promise<string>
  /** Undefined until it has loaded. */
  part?: KnobPart
  /** Gives the running demo the values. */
  adjust?: (root: Vue) => void
}

export type KnobPart = typeof import('./knob-part.ts')

/** Loads the row and the functions that change code and the running demo; only pages with knobs need them. */
export const loadKnobPart = (): Promise<KnobPart> => loadChunk('knob-part', () => import('./knob-part.ts'))

/** Keeps the values of the knobs in the address of the page, from which a link restores them. */
export function useKnobs(knobs: readonly Knob[], path: string): DemoKnobs {
  const [query, changeQuery] = usePageQuery(path)
  const inAddress = readKnobValues(knobs, query)
  const [values, setValues] = useState(inAddress)
  const addressKey = JSON.stringify(inAddress)
  // A link to other values is followed; a link without values, such as one to a heading, keeps the current ones.
  useEffect(() => {
    if (addressKey !== '{}')
      setValues(now => (JSON.stringify(now) === addressKey ? now : (JSON.parse(addressKey) as KnobValues)))
  }, [addressKey])
  const { value: part } = useLoaded(loadKnobPart, () => loadPart(loadKnobPart))
  const [isAdjusted, setAdjusted] = useState(false)
  const hasValues = Object.keys(values).length > 0
  if (hasValues && !isAdjusted) setAdjusted(true)
  // A demo that was never changed is rendered as it is compiled.
  const adjust = useMemo(
    () => (part && isAdjusted ? (root: Vue) => part.overrideAttributes(root, knobs, values) : undefined),
    [part, isAdjusted, knobs, values]
  )
  const update = (changes: KnobValues) => {
    const next = readKnobValues(knobs, new Map(Object.entries(changes)))
    setValues(next)
    changeQuery(Object.fromEntries(knobs.map(({ path }) => [path, next[path]])))
  }
  return {
    knobs,
    values,
    query: new Map(Object.entries(values)),
    change: (path, value) => update({ ...values, [path]: value }),
    reset: () => update({}),
    write: async code => (hasValues ? (await loadKnobPart()).writeKnobs(code, knobs, values) : code),
    ...(part && { part }),
    ...(adjust && { adjust })
  }
}

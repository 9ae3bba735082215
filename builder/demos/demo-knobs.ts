import { readMemberPath } from '../../shared/api.ts'
import { firstSentence } from '../../shared/description-text.ts'
import type { Knob } from '../../shared/knobs.ts'
import { getKnobTarget, hasKnobAttribute, readKnob, unsetValue } from '../../shared/knobs.ts'
import type { Language } from '../../shared/locale.ts'
import { readStartTags } from '../../shared/tag-attributes.ts'
import { readUnion } from '../../shared/value-union.ts'
import { inLanguage } from '../api/api-subject.ts'
import type { MemberFact } from '../api/fact.ts'
import type { Reference } from '../api/reference.ts'
import { textOf } from '../api/text-checks.ts'
import type { ContentFiles } from '../pages/content-files.ts'

type KnobReference = Pick<Reference, 'index' | 'texts' | 'usage'>

/** Creates the knobs of a demo from the facts of the props. Throws a sentence for a prop that no control can change. */
export const createKnobs = (
  reference: KnobReference,
  files: ContentFiles,
  name: string,
  paths: readonly string[],
  language: Language
): Knob[] => paths.map(path => createKnob(reference, files, name, path, language))

function createKnob(
  { index, texts, usage }: KnobReference,
  files: ContentFiles,
  name: string,
  path: string,
  language: Language
): Knob {
  const problem = (text: string) => new Error(`the knob ${path} of ${name} ${text}`)
  const fact = readMemberPath(path)?.kind === 'prop' ? index.find(path) : undefined
  if (!fact) throw problem('is no prop of a component. Name one as in table.border or table.editConfig.mode.')
  if (path.split('.').length > 3) throw problem('is too deep. Name a prop or a key of the object that a prop takes.')
  const text = textOf(fact.path, texts)
  if (text?.deprecated !== undefined) throw problem('is deprecated. Name its replacement.')
  const control = readControl(fact)
  if (!control) throw problem(`has the type ${fact.type}. Name a prop that is a boolean or has a list of values.`)
  const code = files.read(name)
  const { tag, attribute } = getKnobTarget(path)
  if (readStartTags(code, tag).length === 0) throw problem(`needs a <${tag}> in the template of the demo.`)
  const initial = readKnob(code, { path, default: control.default })
  if (initial === undefined || !control.values.includes(initial))
    throw problem(
      `needs a literal in the attribute ${attribute}, the same in each <${tag}>, or no attribute. Change the demo or name another prop.`
    )
  const isElsewhere = initial === control.default && usage(name).uses.some(use => use.path === fact.path)
  if (isElsewhere && !hasKnobAttribute(code, path))
    throw problem('is set outside of an attribute. Write it as an attribute or name another prop.')
  return { path, ...control, initial, text: withoutMarks(firstSentence(inLanguage(text, language))) }
}

/** Reads the values of a switch or a list, without those that mean no value. */
function readControl({ type, default: written = '' }: MemberFact): Pick<Knob, 'values' | 'default'> | undefined {
  const { strings, bare } = readUnion(type)
  const defaultValue = written.replaceAll("'", '')
  if (strings.length === 0)
    return bare.join() === 'true,false'
      ? { values: ['false', 'true'], default: defaultValue === 'true' ? 'true' : 'false' }
      : undefined
  const values = [...(bare.includes('true') ? ['true'] : []), ...strings]
  return values.includes(defaultValue)
    ? { values, default: defaultValue }
    : { values: [unsetValue, ...values], default: unsetValue }
}

/** Returns a description without the marks of links and code. */
const withoutMarks = (text: string): string =>
  text.replaceAll(/\[([^\]]*)\]\((?:[^()]|\(\))*\)/g, '$1').replaceAll('`', '')

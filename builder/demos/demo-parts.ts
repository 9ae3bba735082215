import type { DemoPart } from '../../shared/demo-parts.ts'
import { variablesRoute } from '../../shared/demo-parts.ts'
import type { FactTable } from '../../shared/fact-table.ts'
import type { Language } from '../../shared/locale.ts'
import { inLanguage } from '../api/api-subject.ts'

/** Part as written in a file beside a page. */
interface PartSource {
  name: { zh: string; en: string }
  text: { zh: string; en: string }
  class: string
  slots?: string[]
  props?: string[]
  variables?: string[]
}

/** Reads the parts of a component from the text of a file, in the reader's language. */
export function readParts(source: string, file: string, language: Language): DemoPart[] {
  const problem = (text: string) => new Error(`${file} ${text}`)
  const parts: unknown = JSON.parse(source)
  if (!Array.isArray(parts) || parts.length === 0) throw problem('is no list of parts. Write [{ "name": …, … }].')
  return parts.map((part: unknown, index): DemoPart => {
    if (!isPart(part))
      throw problem(
        `has a part ${index + 1} that is not complete. Write name and text in zh and en, class, and lists of slots, props and variables.`
      )
    return {
      name: inLanguage(part.name, language),
      text: inLanguage(part.text, language),
      selector: part.class,
      slots: part.slots ?? [],
      props: part.props ?? [],
      variables: part.variables ?? []
    }
  })
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isText = (value: unknown): boolean =>
  isObject(value) && [value.zh, value.en].every(text => typeof text === 'string' && text !== '')
const isNames = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.every(name => typeof name === 'string'))

const isPart = (part: unknown): part is PartSource =>
  isObject(part) &&
  isText(part.name) &&
  isText(part.text) &&
  typeof part.class === 'string' &&
  part.class.startsWith('.') &&
  [part.slots, part.props, part.variables].every(isNames)

const heads = {
  zh: ['部分', '类名', '插槽', '属性', 'Sass 变量'],
  en: ['Part', 'Class', 'Slots', 'Props', 'Sass variables']
}

/** Returns the parts as a table, for readers without the picture. */
export function createPartTable(parts: readonly DemoPart[], language: 'zh' | 'en'): FactTable {
  const list = (cells: readonly string[]) => cells.join(language === 'zh' ? '、' : ', ') || '–'
  const link = (path: string) => `<Api of="${path}" />`
  return {
    head: heads[language],
    rows: parts.map(({ name, text, selector, slots, props, variables }, index) => [
      `${index + 1}. ${name}${language === 'zh' ? '：' : ': '}${text}`,
      `\`${selector}\``,
      list(slots.map(link)),
      list(props.map(link)),
      list(variables.map(variable => `[\`$${variable}\`](${variablesRoute})`))
    ])
  }
}

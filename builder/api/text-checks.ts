import { readMemberPath } from '../../shared/api.ts'
import type { FactIndex, MemberFact } from './fact.ts'
import { bareName, propOfConfig } from './fact.ts'
import type { TextIndex } from './member-texts.ts'

/** Returns a sentence for each difference between the facts and the descriptions. */
export function checkTexts(index: FactIndex, texts: TextIndex, pages: ReadonlySet<string>): string[] {
  return [
    ...texts.problems,
    ...index.all.flatMap(fact => missingTextProblems(fact, index, texts)),
    ...texts.entries.flatMap(({ path, file, text }) => [
      ...(isKnown(path, index)
        ? []
        : [
            `content/api/${withoutApiFolder(file)} describes ${path}, which the library does not have. Remove it, or mend the path.`
          ]),
      ...('same' in text
        ? texts.find(path)
          ? []
          : [`content/api/${withoutApiFolder(file)}: ${path} is the same as ${text.same}, which has no text.`]
        : textProblems(path, withoutApiFolder(file), text, index, pages))
    ])
  ]
}

const withoutApiFolder = (file: string): string => file.replace(/^api\//, '')

/** A key of `setConfig` that sets the default of a prop has the text of the prop, unless it has its own. */
export function textOf(path: string, texts: TextIndex): ReturnType<TextIndex['find']> {
  const prop = propOfConfig(path)
  return texts.find(path) ?? (prop === undefined ? undefined : texts.find(prop))
}

export const paramText = (path: string, name: string, texts: TextIndex): ReturnType<TextIndex['find']> =>
  texts.find(`${path}~${bareName(name)}`) ?? texts.find(bareName(name))

function missingTextProblems(fact: MemberFact, index: FactIndex, texts: TextIndex): string[] {
  const text = textOf(fact.path, texts)
  const textFile = `content/api/${readMemberPath(fact.path)?.subject ?? ''}.ts`
  return [
    ...(text ? [] : [`${fact.path} has no description. Write it in ${textFile}, in Chinese and English.`]),
    ...(fact.deprecated && text && text.deprecated === undefined
      ? [
          `${fact.path} is deprecated in the library. Name what to use instead: deprecated: 'table.…', or '' when there is nothing.`
        ]
      : []),
    ...(text?.deprecated && !index.find(text.deprecated)
      ? [`${fact.path} names ${text.deprecated} as its successor, which the library does not have.`]
      : []),
    ...(fact.params ?? [])
      .filter(param => !paramText(fact.path, param.name, texts))
      .map(
        param =>
          `${fact.path}: the parameter ${param.name} has no description. Describe "${bareName(param.name)}" in content/api/params.ts, or "${fact.path}~${bareName(param.name)}" in ${textFile}.`
      )
  ]
}

function isKnown(path: string, index: FactIndex): boolean {
  const [owner = '', param] = path.split('~')
  if (!readMemberPath(owner)) return index.all.some(fact => fact.params?.some(each => bareName(each.name) === path))
  const fact = index.all.find(each => each.path === owner)
  return Boolean(fact && (param === undefined || fact.params?.some(each => bareName(each.name) === param)))
}

function textProblems(
  path: string,
  file: string,
  text: { zh: string; en: string },
  index: FactIndex,
  pages: ReadonlySet<string>
): string[] {
  const problem = (message: string) => `content/api/${file}: ${path} ${message}`
  const targets = [text.zh, text.en].map(words =>
    [...words.matchAll(/\]\(((?:[^()]|\(\))+)\)/g)].map(([, target = '']) => target)
  )
  return [
    ...(text.zh.trim() && text.en.trim() ? [] : [problem('lacks a language. Write both.')]),
    ...(/\p{Script=Han}/u.test(text.en) ? [problem('holds Chinese in its English text.')] : []),
    ...(/\p{Script=Han}/u.test(text.zh) || !/[a-z]{3}/i.test(text.zh.replace(/`[^`]*`|\]\([^)]*\)/g, ''))
      ? []
      : [problem('has no Chinese in its Chinese text.')]),
    ...([text.zh, text.en].some(words => (words.match(/`/g)?.length ?? 0) % 2)
      ? [problem('has a backtick that is not closed.')]
      : []),
    ...[...new Set(targets.flat())]
      .filter(target => !(target.startsWith('/') ? pages.has(target.replace(/[?#].*$/, '')) : index.find(target)))
      .map(target => problem(`links to ${target}, which is no member and no page.`))
  ]
}

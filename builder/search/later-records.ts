import type { LaterNameTarget } from '../../content/search/texts.ts'
import type { Language } from '../../shared/locale.ts'
import { formatMemberName } from '../../shared/member-name.ts'
import type { SearchRecord } from '../../shared/search.ts'
import { comparedVersions } from '../../upgrade-facts/compared-versions.ts'
import { toTraditional } from '../locale/traditional.ts'
import type { LaterName } from './later-names.ts'
import type { TitlesByHref } from './message-records.ts'
import { getTargetHref } from './message-records.ts'

/** Returns the records of later names; without a replacement, a name leads to the comparison of the versions. */
export function createLaterRecords(
  names: readonly LaterName[],
  targets: readonly LaterNameTarget[],
  isMember: (path: string) => boolean,
  language: Language,
  titlesByHref: TitlesByHref
): SearchRecord[] {
  const targetsByTitle = new Map(targets.flatMap(target => target.names.map(name => [name, target.to] as const)))
  const convert = memoizeConversion(language)
  return names.map(name => {
    const to = targetsByTitle.get(name.title) ?? (name.replaces && isMember(name.replaces) ? name.replaces : undefined)
    const texts = language === 'en' ? english : chinese
    return {
      kind: 'later',
      title: name.title,
      text: convert(texts.since(name) + (to === undefined ? '' : texts.use(formatTarget(to, titlesByHref, texts)))),
      href: to === undefined ? getComparisonHref(name) : getTargetHref(to),
      where: `${convert(texts.where)} › ${name.isComponent ? 'vxe-pc-ui' : formatSubject(name.subject)}`
    }
  })
}

const chinese = {
  where: '新版本',
  since: ({ isComponent, isExact, since }: LaterName) =>
    isComponent
      ? '3.8.6 没有该组件。vxe-table 3.9 及更高版本由 vxe-pc-ui 提供。'
      : isExact
        ? `3.8.6 没有该名称，从 ${since} 开始提供。`
        : `3.8.6 没有该名称，${since} 中可用。`,
  use: (target: string) => `3.8 的做法：${target}。`,
  quote: (title: string) => `“${title}”`
}

const english: typeof chinese = {
  where: 'Later versions',
  since: ({ isComponent, isExact, since }) =>
    isComponent
      ? 'Not in 3.8.6. A component of vxe-pc-ui, for vxe-table 3.9 and later.'
      : `Not in 3.8.6. Available ${isExact ? 'since' : 'in'} ${since}.`,
  use: target => ` In 3.8: ${target}.`,
  quote: title => `“${title}”`
}

const formatTarget = (to: string, titlesByHref: TitlesByHref, { quote }: typeof chinese): string =>
  to.startsWith('/') ? quote(titlesByHref.get(getTargetHref(to)) ?? to) : formatMemberName(to)

const formatSubject = (subject: string): string =>
  namesOfSubjects[subject] ?? (subject.startsWith('vxe-') ? subject : `vxe-${subject}`)

const namesOfSubjects: Record<string, string> = {
  VXETable: 'VxeUI',
  renderer: 'renderer',
  types: 'TypeScript',
  css: 'CSS',
  sass: 'Sass'
}

/** Returns the address of the comparison with the last version that has the name. */
function getComparisonHref({ title, isComponent, last }: LaterName): string {
  const query = isComponent ? title.replaceAll('-', '') : title.replace(/[()#]/g, '')
  const to = last === comparedVersions.at(-1) ? '' : `&to=${last}`
  return `#/upgrade/diff?q=${encodeURIComponent(query)}${to}`
}

/** Converts to the script of a language; many records have the same sentence. */
function memoizeConversion(language: Language): (text: string) => string {
  if (language !== 'tw') return text => text
  const converted = new Map<string, string>()
  return text => {
    const known = converted.get(text) ?? toTraditional(text)
    converted.set(text, known)
    return known
  }
}

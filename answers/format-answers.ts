import type { ApiMember } from '../shared/api.ts'
import { getDefectsAddress, getMemberRoute } from '../shared/api.ts'
import { firstSentence, replaceLinkTargets } from '../shared/description-text.ts'
import type { SearchRecord } from '../shared/search.ts'
import type { AnswerLanguage, FoundDemo, FoundHits, FoundMember, FoundPage, NotFound } from './answers.ts'
import { answerTexts } from './answer-texts.ts'

/** Addresses are routes, which every command and tool accepts, or whole ones below the address of a site. */
export interface AnswerFormat {
  language: AnswerLanguage
  /** Address of a site before `#`: `https://docs.example/v3.8/`. */
  site?: string | undefined
}

export const isNotFound = (answer: object): answer is NotFound => 'similar' in answer

/** Writes the address of a hit or a demo: `/table/base/sort#two-columns`. */
export const formatAddress = (href: string, { site }: AnswerFormat): string =>
  site === undefined ? href.replace(/^#/, '') : site + href

export function formatNotFound({ name, similar }: NotFound, { language }: AnswerFormat): string {
  const texts = answerTexts[language]
  const lines = [texts.notFound(name), ...(similar.length ? [texts.similar, ...similar.map(each => `  ${each}`)] : [])]
  return `${lines.join('\n')}\n`
}

export function formatHits({ hits, instead, near }: FoundHits, query: string, format: AnswerFormat): string {
  const texts = answerTexts[format.language]
  const line = ({ title, where, text, href }: SearchRecord): string =>
    `${title}${where && where !== title ? `  (${where})` : ''}\n  ${formatAddress(href, format)}${text ? `\n  ${shorten(text)}` : ''}`
  if (hits.length === 0)
    return `${[texts.noHits(query), ...(near.length ? [texts.similar, ...near.map(line)] : [])].join('\n')}\n`
  return `${[...(instead === undefined ? [] : [texts.instead(instead)]), ...hits.map(line)].join('\n')}\n`
}

export const formatPage = ({ markdown, path }: FoundPage, format: AnswerFormat): string =>
  `${markdown}\n\n${answerTexts[format.language].page}${formatAddress(`#${path}`, format)}\n`

/** @param release Release whose members are known, with the releases that have the member. */
export function formatMembers(
  found: readonly FoundMember[],
  format: AnswerFormat,
  lacking: (member: FoundMember) => string | undefined = () => undefined
): string {
  return `${found.map(each => formatMember(each, format, lacking(each), found.length > 4)).join('\n\n')}\n`
}

const maxDemos = 5

function formatMember(
  { subject, member }: FoundMember,
  format: AnswerFormat,
  lack: string | undefined,
  isShort: boolean
): string {
  const texts = answerTexts[format.language]
  const route = (target: string): string => (target.startsWith('/') ? target : getMemberRoute(target) || target)
  const prose = (text: string): string => replaceLinkTargets(text, target => formatAddress(`#${route(target)}`, format))
  const facts = [
    `${texts.kinds[member.kind]} ${texts.of(subject.tag)}`,
    member.type && `${texts.type} \`${member.type}\``,
    member.default && `${texts.default} \`${member.default}\``
  ].filter(Boolean)
  const keys = member.members ?? []
  const demos = (member.demos ?? []).slice(0, maxDemos).flatMap(index => subject.demos[index] ?? [])
  return [
    `## ${member.name} — ${member.path}`,
    facts.join(' · '),
    ...(lack === undefined ? [] : [`**${lack}**`]),
    ...(member.deprecated === undefined ? [] : [texts.deprecated(prose(member.deprecated))]),
    '',
    prose(member.text),
    ...(isShort || !member.params?.length
      ? []
      : ['', texts.params, ...member.params.map(({ name, type, text }) => `- \`${name}\` \`${type}\` ${prose(text)}`)]),
    ...(isShort || !keys.length
      ? []
      : ['', texts.keys, ...keys.map(key => `- ${formatKey(key, prose, texts.default)}`)]),
    ...(isShort || !member.defects?.length
      ? []
      : [
          '',
          texts.defects(subject.version),
          ...member.defects.map(
            ({ symptom, since, fixedIn, page }) =>
              `- ${symptom} (${texts.releases(since, fixedIn)}) ${formatAddress(getDefectsAddress(page), format)}`
          )
        ]),
    ...(isShort || !demos.length
      ? []
      : [
          '',
          texts.demos,
          ...demos.map(({ title, page, href }) => `- ${page}: ${title} ${formatAddress(href, format)}`)
        ]),
    '',
    `${texts.page}${formatAddress(`#${getMemberRoute(member.path)}`, format)}`
  ].join('\n')
}

const formatKey = (key: ApiMember, prose: (text: string) => string, defaultWord: string): string =>
  `\`${key.name}\` \`${key.type}\`${key.default ? ` (${defaultWord} \`${key.default}\`)` : ''} ${prose(firstSentence(key.text))}`

export function formatDemo({ code, title, href, install }: FoundDemo, format: AnswerFormat): string {
  const note = install === undefined ? '' : `<!-- ${answerTexts[format.language].install(install)} -->\n`
  return `<!-- ${title} ${formatAddress(href, format)} -->\n${note}${code.trimEnd()}\n`
}

const maxTextLength = 160
const shorten = (text: string): string =>
  text.length > maxTextLength ? `${text.slice(0, maxTextLength).trimEnd()}…` : text

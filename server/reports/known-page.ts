import { getDemoAnchor } from '../../shared/demo.ts'
import { formatLocation } from '../../shared/site-location.ts'
import type { Language } from '../../shared/locale.ts'
import { getHtmlLang, languages } from '../../shared/locale.ts'
import type { KnownProblem } from '../../shared/report.ts'
import { getKnownProblemsName } from '../../shared/static-names.ts'
import { escapeUntrusted } from '../../shared/escape.ts'
import { escapeLines } from '../../shared/escape-controls.ts'
import { renderSitePage } from '../site-page.ts'
import { knownTexts } from './known-texts.ts'
import type { ReadTitles } from '../page-titles.ts'

const names: Record<Language, string> = { zh: '简体中文', tw: '繁體中文', en: 'English' }
const addressIn = (basePath: string, language: Language): string => basePath + getKnownProblemsName(language)

export interface KnownPageOptions {
  language: Language
  basePath: string
  /** Undefined if the reports could not be read. */
  known?: readonly KnownProblem[]
  readTitles: ReadTitles
}

/** Renders the known problems by page and demo; of each report it shows only the operator's note. */
export async function renderKnownPage({ language, basePath, known, readTitles }: KnownPageOptions): Promise<string> {
  const text = knownTexts[language]
  const others = languages
    .filter(other => other !== language)
    .map(other => `<a href="${addressIn(basePath, other)}" lang="${getHtmlLang(other)}">${names[other]}</a>`)
  return renderSitePage({
    language,
    basePath,
    title: text.title,
    isIndexed: true,
    links: others.join(''),
    main: [
      `<h1>${text.title}</h1>`,
      `<p>${text.about}</p>`,
      known ? await renderProblems(known, language, basePath, readTitles) : `<p role="alert">${text.failed}</p>`,
      `<p><a href="${basePath}">${text.docs}</a></p>`
    ].join('\n')
  })
}

async function renderProblems(
  known: readonly KnownProblem[],
  language: Language,
  basePath: string,
  readTitles: ReadTitles
): Promise<string> {
  if (known.length === 0) return `<p>${knownTexts[language].none}</p>`
  const titlesOf = await readTitles(language)
  const sections = groupProblems(known, problem => problem.page).map(([page, problems]) => {
    const names = titlesOf(page)
    const to = (name: string | undefined, demo?: string) =>
      `<a href="${basePath}${escapeUntrusted(formatLocation(page, undefined, demo && getDemoAnchor(demo)))}">${escapeUntrusted(name ?? demo ?? page.slice(1))}</a>`
    const parts = groupProblems(problems, ({ demo }) => demo).map(([demo, own]) => {
      const head = demo === undefined ? knownTexts[language].wholePage : to(names.demo(demo), demo)
      return `<h3>${head}</h3>\n<ul>${own.map(problem => renderProblem(problem, language)).join('')}</ul>`
    })
    return `<section>\n<h2>${to(names.page)}</h2>\n${parts.join('\n')}\n</section>`
  })
  return sections.join('\n')
}

const renderProblem = ({ id, state, note }: KnownProblem, language: Language): string =>
  `<li><b class="${state}">${knownTexts[language][state]}</b> <span>${escapeUntrusted(escapeLines(note))}</span> <small>#${id}</small></li>`

function groupProblems<K>(known: readonly KnownProblem[], keyOf: (problem: KnownProblem) => K): [K, KnownProblem[]][] {
  const groups = new Map<K, KnownProblem[]>()
  for (const problem of known) {
    const group = groups.get(keyOf(problem))
    if (group) group.push(problem)
    else groups.set(keyOf(problem), [problem])
  }
  return [...groups]
}

import { demoAnchor } from '../../shared/demo.ts'
import { writePlace } from '../../shared/href.ts'
import type { Language } from '../../shared/locale.ts'
import { htmlLang, languages } from '../../shared/locale.ts'
import type { KnownProblem } from '../../shared/report.ts'
import { knownName } from '../../shared/plain-name.ts'
import { escapeForeign } from '../../shared/escape.ts'
import { knownStyle } from './known-style.ts'
import { knownTexts } from './known-texts.ts'

const names: Record<Language, string> = { zh: '简体中文', tw: '繁體中文', en: 'English' }
const addressIn = (basePath: string, language: Language): string => basePath + knownName(language)

/** What is known, by page and demo; without a list, that it could not be read. It holds the operator's words alone. */
export function knownPage(language: Language, basePath: string, known?: readonly KnownProblem[]): string {
  const text = knownTexts[language]
  const others = languages
    .filter(other => other !== language)
    .map(other => `<a href="${addressIn(basePath, other)}" lang="${htmlLang(other)}">${names[other]}</a>`)
  return `<!doctype html>
<html lang="${htmlLang(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${text.title} · vxe-table 3.8</title>
<style>${knownStyle}</style>
</head>
<body>
<header><a href="${basePath}">vxe-table 3.8</a><nav>${others.join('')}</nav></header>
<main>
<h1>${text.title}</h1>
<p>${text.about}</p>
${known ? listOf(known, language, basePath) : `<p role="alert">${text.failed}</p>`}
<p><a href="${basePath}">${text.docs}</a></p>
</main>
</body>
</html>
`
}

function listOf(known: readonly KnownProblem[], language: Language, basePath: string): string {
  if (known.length === 0) return `<p>${knownTexts[language].none}</p>`
  return groups(known, problem => problem.page)
    .map(
      ([page, problems]) =>
        `<section>\n<h2>${link(basePath, page)}</h2>\n${demosOf(page, problems, language, basePath)}\n</section>`
    )
    .join('\n')
}

const demosOf = (page: string, problems: readonly KnownProblem[], language: Language, basePath: string): string =>
  groups(problems, ({ demo }) => demo)
    .map(([demo, own]) => {
      const head = demo === undefined ? knownTexts[language].wholePage : link(basePath, page, demo)
      return `<h3>${head}</h3>\n<ul>${own.map(problem => itemOf(problem, language)).join('')}</ul>`
    })
    .join('\n')

const itemOf = ({ id, state, note }: KnownProblem, language: Language): string =>
  `<li><b class="${state}">${knownTexts[language][state]}</b> <span>${escapeForeign(note)}</span> <small>#${id}</small></li>`

const link = (basePath: string, page: string, demo?: string): string =>
  `<a href="${basePath}${escapeForeign(writePlace(page, undefined, demo && demoAnchor(demo)))}">${escapeForeign(demo ?? page.slice(1))}</a>`

function groups<K>(known: readonly KnownProblem[], keyOf: (problem: KnownProblem) => K): [K, KnownProblem[]][] {
  const found = new Map<K, KnownProblem[]>()
  for (const problem of known) found.set(keyOf(problem), [...(found.get(keyOf(problem)) ?? []), problem])
  return [...found]
}

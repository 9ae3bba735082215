import { demoAnchor } from '../../shared/demo.ts'
import { writePlace } from '../../shared/href.ts'
import type { Language } from '../../shared/locale.ts'
import { htmlLang, languages } from '../../shared/locale.ts'
import type { KnownProblem } from '../../shared/report.ts'
import { knownName } from '../../shared/plain-name.ts'
import { escapeForeign } from '../../shared/escape.ts'
import { knownStyle } from './known-style.ts'
import { knownTexts } from './known-texts.ts'
import type { NamesOf } from './page-names.ts'

const names: Record<Language, string> = { zh: '简体中文', tw: '繁體中文', en: 'English' }
const addressIn = (basePath: string, language: Language): string => basePath + knownName(language)

export interface KnownPageParts {
  language: Language
  basePath: string
  /** Undefined when it could not be read. */
  known?: readonly KnownProblem[]
  namesOf: NamesOf
}

/** What is known, by page and demo. Of all that was reported it holds the operator's words alone. */
export async function knownPage({ language, basePath, known, namesOf }: KnownPageParts): Promise<string> {
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
${known ? await listOf(known, language, basePath, namesOf) : `<p role="alert">${text.failed}</p>`}
<p><a href="${basePath}">${text.docs}</a></p>
</main>
</body>
</html>
`
}

async function listOf(
  known: readonly KnownProblem[],
  language: Language,
  basePath: string,
  namesOf: NamesOf
): Promise<string> {
  if (known.length === 0) return `<p>${knownTexts[language].none}</p>`
  const sections = groups(known, problem => problem.page).map(async ([page, problems]) => {
    const names = await namesOf(page, language)
    const to = (name: string | undefined, demo?: string) =>
      `<a href="${basePath}${escapeForeign(writePlace(page, undefined, demo && demoAnchor(demo)))}">${name ?? escapeForeign(demo ?? page.slice(1))}</a>`
    const parts = groups(problems, ({ demo }) => demo).map(([demo, own]) => {
      const head = demo === undefined ? knownTexts[language].wholePage : to(names.demo(demo), demo)
      return `<h3>${head}</h3>\n<ul>${own.map(problem => itemOf(problem, language)).join('')}</ul>`
    })
    return `<section>\n<h2>${to(names.page)}</h2>\n${parts.join('\n')}\n</section>`
  })
  return (await Promise.all(sections)).join('\n')
}

const itemOf = ({ id, state, note }: KnownProblem, language: Language): string =>
  `<li><b class="${state}">${knownTexts[language][state]}</b> <span>${escapeForeign(note)}</span> <small>#${id}</small></li>`

function groups<K>(known: readonly KnownProblem[], keyOf: (problem: KnownProblem) => K): [K, KnownProblem[]][] {
  const found = new Map<K, KnownProblem[]>()
  for (const problem of known) found.set(keyOf(problem), [...(found.get(keyOf(problem)) ?? []), problem])
  return [...found]
}

import { escapeAttribute } from '../../../shared/escape.ts'
import type { Language } from '../../../shared/locale.ts'
import { htmlLang } from '../../../shared/locale.ts'
import { foreignTexts } from './foreign-texts.ts'
import type { Library, Resource } from './html-library.ts'

/** What an exported page needs of a compiled project. */
export interface CompiledCode {
  /** Bodies of CommonJS functions in the order in which they may be evaluated; the last one is the entry. */
  modules: readonly { name: string; code: string }[]
  styles: readonly string[]
}

interface HtmlOptions {
  title: string
  language: Language
  library: Library
  /** It came with a link: who opens the page is told. */
  isForeign?: boolean
}

/** One page that runs without the site: the library, then the styles and modules of the project, then the mount. */
export function exportHtml(
  { modules, styles }: CompiledCode,
  { title, language, library, isForeign }: HtmlOptions
): string {
  return `<!doctype html>
${isForeign ? `<!-- ${foreignTexts[language].warning} -->\n` : ''}<html lang="${htmlLang(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeAttribute(title)}</title>
${library.styles.map(styleTag).join('\n')}
${styles.map(text => styleTag({ text })).join('\n')}
</head>
<body>
<div id="app"></div>
${library.scripts.map(scriptTag).join('\n')}
${scriptTag({ text: programOf(modules, language) })}
</body>
</html>
`
}

/** As in the sandbox: modules are functions in the order of their imports, packages the globals of the scripts above. */
function programOf(modules: CompiledCode['modules'], language: Language): string {
  return `
var loaded = { vue: Object.assign({ __esModule: true, default: Vue }, Vue), 'vxe-table': VXETable, 'xe-utils': XEUtils }
function load (name) { return loaded[name] }
function define (name, body) {
  var module = { exports: {} }
  body(module, module.exports, load)
  loaded[name] = module.exports
}
Vue.config.productionTip = false
${languageSetup[language] ?? ''}
${modules.map(({ name, code }) => `define(${literal(name)}, ${functionOf(code)})`).join('\n\n')}

new Vue({ render: function (create) { return create(load(${literal(modules.at(-1)?.name ?? '')}).default) } }).$mount('#app')
`
}

const languageSetup: Partial<Record<Language, string>> = Object.fromEntries(
  [
    ['en', 'vxeTableLangEnUS'],
    ['tw', 'vxeTableLangZhTW']
  ].map(([language, global]) => [
    language,
    `VXETable.setConfig({ i18n: function (key, args) { return XEUtils.toFormatString(XEUtils.get(${global}.default, key), args) } })`
  ])
)

/**
 * Code that could end its script element, or begin an HTML comment in it, is written as text. Replacing the letters
 * in the code itself would be right in a string and wrong in `a </script/.test(b)`.
 */
function functionOf(code: string): string {
  if (/<\/script|<script|<!--/i.test(code)) return `new Function('module', 'exports', 'require', ${literal(code)})`
  return `function (module, exports, require) {\n${code}\n}`
}

const literal = (text: string): string => JSON.stringify(text).replaceAll('<', '\\u003c')

const scriptTag = (script: Resource): string =>
  'text' in script
    ? `<script>${script.text}</script>`
    : `<script src="${escapeAttribute(script.address)}"${checked(script.integrity)}></script>`

/** In CSS a closing tag can stand in a string or a comment only, where a backslash changes nothing. */
const styleTag = (style: Resource): string =>
  'text' in style
    ? `<style>${style.text.replace(/<\/(?=style)/gi, '<\\/')}</style>`
    : `<link rel="stylesheet" href="${escapeAttribute(style.address)}"${checked(style.integrity)}>`

/** Another host's file runs only if it is the one that was installed here; browsers compare what they may read. */
const checked = (integrity: string): string => ` integrity="${escapeAttribute(integrity)}" crossorigin="anonymous"`

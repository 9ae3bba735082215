import { escapeAttribute } from '../../../shared/escape.ts'
import type { Language } from '../../../shared/locale.ts'
import { getHtmlLang } from '../../../shared/locale.ts'
import { untrustedTexts } from './untrusted-texts.ts'
import type { ExportLibrary, LibraryResource } from './html-library.ts'

/** Parts of a compiled project that an exported page needs. */
export interface CompiledCode {
  /** Bodies of CommonJS functions in evaluation order. */
  modules: readonly { name: string; code: string }[]
  /** Name of the module with the component. */
  entry: string
  styles: readonly string[]
}

interface HtmlOptions {
  title: string
  language: Language
  library: ExportLibrary
  /** True for code that came with a link. The page then contains a warning. */
  isUntrusted?: boolean
}

/**
 * Creates a page that runs without the site: the library, then the styles and modules of the project, then the mount.
 */
export function exportHtml(
  { modules, styles, entry }: CompiledCode,
  { title, language, library, isUntrusted }: HtmlOptions
): string {
  return `<!doctype html>
${isUntrusted ? `<!-- ${untrustedTexts[language].warning} -->\n` : ''}<html lang="${getHtmlLang(language)}">
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
${scriptTag({ text: createProgram(modules, entry, language) })}
</body>
</html>
`
}

/**
 * Creates the program of the page. As in the sandbox, modules are functions in import order; packages are the globals
 * of the scripts above.
 */
function createProgram(modules: CompiledCode['modules'], entry: string, language: Language): string {
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
${modules.map(({ name, code }) => `define(${toLiteral(name)}, ${createModuleFunction(code)})`).join('\n\n')}

new Vue({ render: function (create) { return create(load(${toLiteral(entry)}).default) } }).$mount('#app')
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
 * Returns the function of a module. Code that could end its script element, or begin an HTML comment in it, is written
 * as a string: escaping the code itself would be right in a string and wrong in `a </script/.test(b)`.
 */
function createModuleFunction(code: string): string {
  if (/<\/script|<script|<!--/i.test(code)) return `new Function('module', 'exports', 'require', ${toLiteral(code)})`
  return `function (module, exports, require) {\n${code}\n}`
}

const toLiteral = (text: string): string => JSON.stringify(text).replaceAll('<', '\\u003c')

const scriptTag = (script: LibraryResource): string =>
  'text' in script
    ? `<script>${script.text}</script>`
    : `<script src="${escapeAttribute(script.address)}"${getIntegrityAttributes(script.integrity)}></script>`

/** A closing tag occurs in CSS only in a string or a comment, in which a backslash has no effect. */
const styleTag = (style: LibraryResource): string =>
  'text' in style
    ? `<style>${style.text.replace(/<\/(?=style)/gi, '<\\/')}</style>`
    : `<link rel="stylesheet" href="${escapeAttribute(style.address)}"${getIntegrityAttributes(style.integrity)}>`

/**
 * Integrity attributes: a file of another host runs only if it equals the installed one. Browsers need CORS to compare
 * it.
 */
const getIntegrityAttributes = (integrity: string): string =>
  ` integrity="${escapeAttribute(integrity)}" crossorigin="anonymous"`

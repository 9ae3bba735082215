import type { Language } from '../../../shared/locale.ts'
import { htmlLang } from '../../../shared/locale.ts'
import type { Project, ProjectFile } from '../../../shared/project.ts'
import { fileStem } from './project-file.ts'
import { foreignTexts } from './foreign-texts.ts'
import type { Versions } from './html-library.ts'
import { zipTexts } from './zip-texts.ts'

export interface ZipOptions {
  title: string
  language: Language
  versions: Versions
  /** It came with a link: who opens the project is told. */
  isForeign?: boolean
}

/** Tools that work together and with Vue 2.7; `export-zip.test.ts` installs and runs them. */
const tools = { '@vitejs/plugin-vue2': '2.3.4', vite: '7.3.8' }
const typeTools = { typescript: '5.9.3', 'vue-tsc': '2.2.12' }

/** The project as something to go on with outside of the site: its files in `src`, around them what Vite needs. */
export function zipFiles(project: Project, options: ZipOptions): ProjectFile[] {
  const typed = project.kind === 'ts'
  const main = freeName(project, `main.${project.kind}`)
  return [
    { name: 'README.md', text: readme(options, typed) },
    { name: 'package.json', text: json(packageOf(project, options.versions)) },
    { name: 'index.html', text: indexPage(options, main) },
    { name: `vite.config.${project.kind}`, text: viteConfig(project) },
    { name: '.gitignore', text: 'node_modules\ndist\n' },
    ...(typed
      ? [
          { name: 'tsconfig.json', text: json(tsconfig) },
          { name: `src/${freeName(project, 'env.d.ts')}`, text: declarations + untypedOf(project) }
        ]
      : []),
    { name: `src/${main}`, text: mainFile(project, options) },
    ...project.files.map(file => ({ name: `src/${file.name}`, text: file.text }))
  ]
}

/** A name that no import of the reader's can mean. @example freeName(project, 'main.ts') // 'main-2.ts' beside a main.js */
function freeName({ files }: Project, name: string): string {
  const taken = new Set(files.map(file => file.name.replace(/\.\w+$/, '').toLowerCase()))
  const [stem = '', ...endings] = name.split('.')
  let free = stem
  for (let count = 2; taken.has(free); count += 1) free = `${stem}-${count}`
  return [free, ...endings].join('.')
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

const packageOf = (project: Project, { vue, utils, library, guests }: Versions): unknown => ({
  name:
    fileStem(project)
      .toLowerCase()
      .replaceAll(/[^a-z\d-]+/g, '-')
      .replace(/^-+/, '') || 'playground',
  version: '0.0.0',
  private: true,
  type: 'module',
  scripts: {
    dev: 'vite',
    build: 'vite build',
    preview: 'vite preview',
    ...(project.kind === 'ts' && { check: 'vue-tsc --noEmit' })
  },
  dependencies: { vue, 'vxe-table': library, 'xe-utils': utils, ...guestsOf(project, guests) },
  devDependencies: project.kind === 'ts' ? { ...tools, ...typeTools, ...typesOfGuests(project) } : tools
})

/** Packages of others that it imports. */
const guestsOf = (project: Project, versions: Versions['guests']): Partial<Versions['guests']> =>
  Object.fromEntries(Object.entries(versions).filter(([name]) => imports(project, name)))

/** What brings no types of its own. */
const typesOfGuests = (project: Project): Record<string, string> =>
  imports(project, 'sortablejs') ? { '@types/sortablejs': '1.15.9' } : {}

/** Files of packages that bring no types for them, as in `content/_shared/untyped.d.ts`. */
const untyped = {
  'ant-design-vue': "declare module 'ant-design-vue/es/locale/*'\n",
  'element-ui': "declare module 'element-ui/lib/locale*'\n"
}
const untypedOf = (project: Project): string =>
  Object.entries(untyped)
    .flatMap(([name, line]) => (imports(project, name) ? [line] : []))
    .join('')

const imports = ({ files }: Project, name: string): boolean =>
  files.some(({ text }) => new RegExp(`(?:from|import)\\s*(?:\\(\\s*)?['"]${name}['"/]`).test(text))

const indexPage = ({ title, language, isForeign }: ZipOptions, main: string): string => `<!doctype html>
${isForeign ? `<!-- ${foreignTexts[language].warning} -->\n` : ''}<html lang="${htmlLang(language)}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>
  </head>
  <body>
    <div id="app"></div>
    <script type="module" src="/src/${main}"></script>
  </body>
</html>
`

const viteConfig = (project: Project): string => `import { fileURLToPath } from 'node:url'
import vue from '@vitejs/plugin-vue2'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [vue()],
  resolve: {
    alias: ${aliasesOf(project)},
    extensions: ['.ts', '.js', '.vue', '.json']
  },
  build: ${buildOf(project)}
})
`

/** Modules of ant-design-vue 1.x call `require`, and the module of moment lacks what they call. */
const buildOf = (project: Project): string =>
  imports(project, 'ant-design-vue')
    ? '{ chunkSizeWarningLimit: 1000, commonjsOptions: { transformMixedEsModules: true } }'
    : '{ chunkSizeWarningLimit: 1000 }'
const aliasesOf = (project: Project): string => {
  const source = "fileURLToPath(new URL('./src', import.meta.url))"
  if (!imports(project, 'ant-design-vue')) return `{ '@': ${source} }`
  return `[
      { find: '@', replacement: ${source} },
      { find: /^moment$/, replacement: 'moment/moment.js' }
    ]`
}

const languageFile = { zh: '', en: 'en-US', tw: 'zh-TW' }

function mainFile({ entry }: Project, { language, isForeign }: ZipOptions): string {
  const words = languageFile[language]
  return `${isForeign ? `// ${foreignTexts[language].warning}\n` : ''}import Vue from 'vue'
import VXETable from 'vxe-table'
import 'vxe-table/lib/style.css'
${words && `import XEUtils from 'xe-utils'\nimport words from 'vxe-table/lib/locale/lang/${words}'\n`}import App from './${entry}'

Vue.config.productionTip = false
${words && 'VXETable.setConfig({ i18n: (key, args) => XEUtils.toFormatString(XEUtils.get(words, key), args) })\n'}Vue.use(VXETable)

new Vue({ render: create => create(App) }).$mount('#app')
`
}

const tsconfig = {
  compilerOptions: {
    target: 'es2020',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2021', 'dom', 'dom.iterable'],
    strict: true,
    skipLibCheck: true,
    isolatedModules: true,
    verbatimModuleSyntax: true,
    resolveJsonModule: true,
    allowJs: true,
    noEmit: true,
    types: ['vite/client'],
    paths: { '@/*': ['./src/*'] }
  },
  vueCompilerOptions: { target: 2.7 },
  include: ['src']
}

const declarations = `declare module '*.vue' {
  import type Vue from 'vue'
  const component: typeof Vue
  export default component
}
`

function readme({ title, language, isForeign }: ZipOptions, typed: boolean): string {
  const text = zipTexts[language]
  const run = (command: string) => `\`\`\`sh\n${command}\n\`\`\``
  const paragraphs = [
    `# ${title}`,
    ...(isForeign ? [`> ${foreignTexts[language].warning}`] : []),
    text.intro(title),
    text.first,
    run('npm install\nnpm run dev'),
    text.later,
    text.build,
    run('npm run build'),
    ...(typed ? [text.check, run('npm run check')] : []),
    text.why
  ]
  return `${paragraphs.join('\n\n')}\n`
}

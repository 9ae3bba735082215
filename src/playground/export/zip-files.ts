import type { Language } from '../../../shared/locale.ts'
import { getHtmlLang } from '../../../shared/locale.ts'
import type { Project, ProjectFile, ThirdPartyPackage } from '../../../shared/project.ts'
import { importedPackages, typePackages } from '../../../shared/project.ts'
import { getFileStem } from './project-file.ts'
import { untrustedTexts } from './untrusted-texts.ts'
import type { PackageVersions } from './html-library.ts'
import { zipTexts } from './zip-texts.ts'

export interface ZipOptions {
  title: string
  language: Language
  versions: PackageVersions
  /** True for code that came with a link. The files then contain a warning. */
  isUntrusted?: boolean
}

/** Tools that work together and with Vue 2.7. `builder/exported-project.slow.test.ts` installs and runs them. */
const tools = { '@vitejs/plugin-vue2': '2.3.4', vite: '7.3.8' }
const typeTools = { typescript: '5.9.3', 'vue-tsc': '2.2.12' }

/** Returns the files of a Vite project: those of the reader in `src`, and the files that Vite needs. */
export function createZipFiles(project: Project, options: ZipOptions): ProjectFile[] {
  const isTypeScript = project.kind === 'ts'
  const main = getUnusedName(project, `main.${project.kind}`)
  return [
    { name: 'README.md', text: readme(options, isTypeScript) },
    { name: 'package.json', text: json(createPackageJson(project, options.versions)) },
    { name: 'index.html', text: indexPage(options, main) },
    { name: `vite.config.${project.kind}`, text: viteConfig(project) },
    { name: '.gitignore', text: 'node_modules\ndist\n' },
    ...(isTypeScript
      ? [
          { name: 'tsconfig.json', text: json(tsconfig) },
          { name: `src/${getUnusedName(project, 'env.d.ts')}`, text: declarations + getUntypedDeclarations(project) }
        ]
      : []),
    { name: `src/${main}`, text: mainFile(project, options) },
    ...project.files.map(file => ({ name: `src/${file.name}`, text: file.text }))
  ]
}

/**
 * Returns a file name that no import of the reader's can refer to. @example freeName(project, 'main.ts') // 'main-2.ts'
 * beside a main.js
 */
function getUnusedName({ files }: Project, name: string): string {
  const taken = new Set(files.map(file => file.name.replace(/\.\w+$/, '').toLowerCase()))
  const [stem = '', ...endings] = name.split('.')
  let candidate = stem
  for (let count = 2; taken.has(candidate); count += 1) candidate = `${stem}-${count}`
  return [candidate, ...endings].join('.')
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

const createPackageJson = (project: Project, { vue, utils, library, thirdParty }: PackageVersions): unknown => ({
  name:
    getFileStem(project)
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
  dependencies: { vue, 'vxe-table': library, 'xe-utils': utils, ...getThirdPartyVersions(project, thirdParty) },
  devDependencies: project.kind === 'ts' ? { ...tools, ...typeTools, ...getThirdPartyTypes(project) } : tools
})

const packagesOf = ({ files }: Project): ThirdPartyPackage[] =>
  importedPackages(files.map(({ text }) => text).join('\n'))
const imports = (project: Project, name: ThirdPartyPackage): boolean => packagesOf(project).includes(name)

/** Returns the versions of the imported third-party packages. */
const getThirdPartyVersions = (
  project: Project,
  versions: PackageVersions['thirdParty']
): Partial<PackageVersions['thirdParty']> => Object.fromEntries(packagesOf(project).map(name => [name, versions[name]]))

const typeVersions: Record<string, string> = { '@types/sortablejs': '1.15.9' }

/** Returns the type packages of imported packages that have no types of their own. */
const getThirdPartyTypes = (project: Project): Record<string, string> =>
  Object.fromEntries(
    packagesOf(project).flatMap(name => {
      const types = typePackages[name]
      return types === undefined ? [] : [[types, typeVersions[types]!]]
    })
  )

/** Declarations for files of packages without types, as in `content/_shared/untyped.d.ts`. */
const untypedDeclarations: Partial<Record<ThirdPartyPackage, string>> = {
  'ant-design-vue': "declare module 'ant-design-vue/es/locale/*'\n",
  'element-ui': "declare module 'element-ui/lib/locale*'\n"
}
const getUntypedDeclarations = (project: Project): string =>
  packagesOf(project)
    .map(name => untypedDeclarations[name] ?? '')
    .join('')

const indexPage = ({ title, language, isUntrusted }: ZipOptions, main: string): string => `<!doctype html>
${isUntrusted ? `<!-- ${untrustedTexts[language].warning} -->\n` : ''}<html lang="${getHtmlLang(language)}">
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
    alias: ${getAliases(project)},
    extensions: ['.ts', '.js', '.vue', '.json']
  },
  build: ${getBuildOptions(project)}
})
`

/** ES modules of ant-design-vue 1.x call `require`, and the ES module of moment lacks functions that they call. */
const getBuildOptions = (project: Project): string =>
  imports(project, 'ant-design-vue')
    ? '{ chunkSizeWarningLimit: 1000, commonjsOptions: { transformMixedEsModules: true } }'
    : '{ chunkSizeWarningLimit: 1000 }'
const getAliases = (project: Project): string => {
  const source = "fileURLToPath(new URL('./src', import.meta.url))"
  if (!imports(project, 'ant-design-vue')) return `{ '@': ${source} }`
  return `[
      { find: '@', replacement: ${source} },
      { find: /^moment$/, replacement: 'moment/moment.js' }
    ]`
}

const languageFile = { zh: '', en: 'en-US', tw: 'zh-TW' }

function mainFile({ entry }: Project, { language, isUntrusted }: ZipOptions): string {
  const words = languageFile[language]
  return `${isUntrusted ? `// ${untrustedTexts[language].warning}\n` : ''}import Vue from 'vue'
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

function readme({ title, language, isUntrusted }: ZipOptions, isTypeScript: boolean): string {
  const text = zipTexts[language]
  const run = (command: string) => `\`\`\`sh\n${command}\n\`\`\``
  const paragraphs = [
    `# ${title}`,
    ...(isUntrusted ? [`> ${untrustedTexts[language].warning}`] : []),
    text.intro(title),
    text.first,
    run('npm install\nnpm run dev'),
    text.later,
    text.build,
    run('npm run build'),
    ...(isTypeScript ? [text.check, run('npm run check')] : []),
    text.why
  ]
  return `${paragraphs.join('\n\n')}\n`
}

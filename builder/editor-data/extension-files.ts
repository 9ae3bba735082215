import { documentLanguages } from '../../editor/facts/document-languages.ts'
import type { EditorFacts } from '../../editor/facts/editor-facts.ts'
import { defaultSite } from '../../editor/facts/doc-links.ts'
import { licensesName } from '../licenses/licenses-file.ts'
import type { OutputFile } from '../output/output-file.ts'
import type { EditorPrograms } from '../vite/editor-programs.ts'

export interface ExtensionInput {
  facts: EditorFacts
  programs: EditorPrograms
  /** Text of `upgrade-facts/releases.json`. */
  releases: string
  /** Version of the extension: `0.1.0`. */
  version: string
  license: string
  /** Address of the site for links. */
  site: string
}

const identity = { publisher: 'vxe-docs', name: 'vxe-docs' }

/** Texts of the extension list and the settings. VS Code reads those of its language. */
const texts = {
  en: {
    displayName: 'vxe-table 3.8 for Vue 2',
    description: 'Completion, descriptions and checks for vxe-table 3.8 in Vue 2 templates, JSX and options.',
    site: 'Address of the documentation that links lead to.',
    language: 'Language of the descriptions. auto: that of the editor.',
    diagnostics: 'Report names that the installed version of vxe-table lacks.'
  },
  zh: {
    displayName: 'vxe-table 3.8（Vue 2）',
    description: '在 Vue 2 模板、JSX 和配置对象中补全、说明和检查 vxe-table 3.8 的代码。',
    site: '文档的地址，说明中的链接指向此地址。',
    language: '说明的语言。auto：与编辑器的语言相同。',
    diagnostics: '报告已安装的 vxe-table 版本中不存在的名称。'
  }
}

/** Returns the files in the archive of the extension. */
export function extensionFiles(input: ExtensionInput): OutputFile[] {
  const { facts, programs, releases, license } = input
  return [
    { path: '[Content_Types].xml', body: contentTypes },
    { path: 'extension.vsixmanifest', body: manifest(input) },
    { path: 'extension/package.json', body: json(packageJson(input)) },
    { path: 'extension/package.nls.json', body: json(texts.en) },
    { path: 'extension/package.nls.zh-cn.json', body: json(texts.zh) },
    { path: 'extension/package.nls.zh-tw.json', body: json(texts.zh) },
    { path: 'extension/README.md', body: readme(input) },
    { path: 'extension/LICENSE.txt', body: license },
    { path: `extension/${licensesName}`, body: programs.licenses },
    { path: 'extension/client.js', body: programs.client },
    { path: 'extension/server/server.js', body: programs.server },
    { path: 'extension/server/facts.json', body: JSON.stringify(facts) },
    { path: 'extension/server/releases.json', body: releases }
  ]
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

const packageJson = ({ version }: ExtensionInput) => ({
  ...identity,
  displayName: '%displayName%',
  description: '%description%',
  version,
  license: 'MIT',
  engines: { vscode: '^1.82.0' },
  categories: ['Programming Languages'],
  keywords: ['vxe-table', 'vue', 'vue2'],
  main: './client.js',
  activationEvents: documentLanguages.map(language => `onLanguage:${language}`),
  // The extension reads files and runs none of the project.
  capabilities: { untrustedWorkspaces: { supported: true } },
  contributes: {
    // Without another extension for Vue, VS Code takes `.vue` for plain text.
    languages: [{ id: 'vue', aliases: ['Vue'], extensions: ['.vue'] }],
    configuration: {
      title: '%displayName%',
      properties: {
        'vxeDocs.site': { type: 'string', default: defaultSite, description: '%site%' },
        'vxeDocs.language': {
          type: 'string',
          enum: ['auto', 'zh', 'en'],
          default: 'auto',
          description: '%language%'
        },
        'vxeDocs.diagnostics': { type: 'boolean', default: true, description: '%diagnostics%' }
      }
    }
  }
})

const readme = ({ facts, site }: ExtensionInput): string => `# ${texts.en.displayName}

${texts.en.description} The facts are those of vxe-table ${facts.version}; the checks use the version in \`node_modules\`.

${texts.zh.description}补全和说明以 vxe-table ${facts.version} 为准，检查以 \`node_modules\` 中的版本为准。

${site}
`

const contentTypes = `<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension=".json" ContentType="application/json"/><Default Extension=".vsixmanifest" ContentType="text/xml"/><Default Extension=".md" ContentType="text/markdown"/><Default Extension=".js" ContentType="application/javascript"/><Default Extension=".txt" ContentType="text/plain"/></Types>
`

const manifest = ({ version }: ExtensionInput): string => `<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
  <Metadata>
    <Identity Language="en-US" Id="${identity.name}" Version="${version}" Publisher="${identity.publisher}"/>
    <DisplayName>${texts.en.displayName}</DisplayName>
    <Description xml:space="preserve">${texts.en.description}</Description>
    <Tags>vxe-table,vue,vue2</Tags>
    <Categories>Programming Languages</Categories>
    <Properties>
      <Property Id="Microsoft.VisualStudio.Code.Engine" Value="^1.82.0"/>
      <Property Id="Microsoft.VisualStudio.Code.ExtensionKind" Value="workspace"/>
    </Properties>
    <License>extension/LICENSE.txt</License>
  </Metadata>
  <Installation>
    <InstallationTarget Id="Microsoft.VisualStudio.Code"/>
  </Installation>
  <Dependencies/>
  <Assets>
    <Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.Details" Path="extension/README.md" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.License" Path="extension/LICENSE.txt" Addressable="true"/>
  </Assets>
</PackageManifest>
`

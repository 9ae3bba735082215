import { words } from '../../shared/words.ts'

export const doctorTexts = words({
  zh: {
    noManifest: '这里没有 package.json。请在项目的文件夹中运行。',
    facts: (name: string, list: string[]) => `${name}：${list.join('，')}`,
    declared: (range: string) => `声明 ${range}`,
    locked: (version: string) => `锁定 ${version}`,
    installed: (version: string) => `安装 ${version}`,
    notInstalled: '没有安装',
    noTable: 'package.json 没有声明 vxe-table，代码中也许通过其他包使用。',
    outside: (name: string, version: string, range: string) =>
      `安装的 ${name} ${version} 不在声明的范围 ${range} 内。重新安装依赖。`,
    lockDiffers: (name: string, version: string, installed: string) =>
      `锁文件中的 ${name} 是 ${version}，安装的是 ${installed}。按锁文件重新安装（npm ci）。`,
    noLock: '没有锁文件，每次安装都可能得到其他版本。',
    vueThree: (version: string) => `Vue ${version} 不能使用 vxe-table 3.x，它用于 Vue 2。`,
    tableFour: (version: string) => `vxe-table ${version} 用于 Vue 3。Vue 2 项目使用 3.x。`,
    copies: (name: string, places: string) =>
      `有多份 ${name}：${places}。格式化函数和渲染器的注册只对其中一份有效，打包结果也更大。统一版本。`,
    plugin: (name: string, version: string) => `${name} ${version} 不用于 Vue 2。选择用于 Vue 2 的版本。`,
    noRegistration: '没有找到注册组件的代码（Vue.use）。没有注册时，页面上不显示表格。',
    registered: (place: string) => `在 ${place} 注册。`,
    noStyle: '没有找到引入样式的代码（vxe-table/lib/style.css）。没有样式时，表格没有布局。',
    styled: (place: string) => `在 ${place} 引入样式。`,
    language: (place: string) => `在 ${place} 设置语言。`,
    noLanguage: '没有设置语言，组件的文字是中文。',
    unread: (count: number) => `有 ${count} 个文件没有读取，结果可能不完整。`,
    page: (address: string) => `见 ${address}`,
    total: (problems: number) => (problems === 0 ? '没有发现问题。' : `发现 ${problems} 个问题。`)
  },
  en: {
    noManifest: 'There is no package.json here. Run the command in the folder of a project.',
    facts: (name, list) => `${name}: ${list.join(', ')}`,
    declared: range => `declared ${range}`,
    locked: version => `locked ${version}`,
    installed: version => `installed ${version}`,
    notInstalled: 'not installed',
    noTable: 'package.json does not declare vxe-table. Another package may bring it.',
    outside: (name, version, range) =>
      `The installed ${name} ${version} is outside the declared range ${range}. Install the dependencies again.`,
    lockDiffers: (name, version, installed) =>
      `The lock file has ${name} ${version}, but ${installed} is installed. Install by the lock file (npm ci).`,
    noLock: 'There is no lock file, so each install may bring other versions.',
    vueThree: version => `vxe-table 3.x does not work with Vue ${version}. It is for Vue 2.`,
    tableFour: version => `vxe-table ${version} is for Vue 3. A Vue 2 project uses 3.x.`,
    copies: (name, places) =>
      `There are several copies of ${name}: ${places}. Formats and renderers are registered in one of them only, and the bundle is larger. Use one version.`,
    plugin: (name, version) => `${name} ${version} is not for Vue 2. Choose a release for Vue 2.`,
    noRegistration: 'No code registers the components (Vue.use). A page shows no table until they are registered.',
    registered: place => `Registered in ${place}.`,
    noStyle: 'No code imports the styles (vxe-table/lib/style.css). A table has no layout without them.',
    styled: place => `Styles imported in ${place}.`,
    language: place => `Language set in ${place}.`,
    noLanguage: 'No language is set, so the texts of the components are Chinese.',
    unread: count => `${count} files were not read, so the result may be incomplete.`,
    page: address => `See ${address}`,
    total: problems =>
      problems === 0
        ? 'No problems were found.'
        : problems === 1
          ? '1 problem was found.'
          : `${problems} problems were found.`
  }
})

import type { Language } from '../../../shared/locale.ts'
import { allowedPackages, guestImports } from '../../../shared/project.ts'

interface CompileTexts {
  noFile: (specifier: string) => string
  noPackage: (specifier: string) => string
  noGuest: (names: string) => string
  cycle: (names: string) => string
  noEntry: (name: string) => string
  noDefault: string
  empty: string
  unsupported: (what: string) => string
  onlyCss: (lang: string) => string
  slow: string
  broken: string
}

const packages = [...allowedPackages, ...new Set(Object.values(guestImports))].join(', ')

/** What the playground says in its own words; what the compilers say is English. */
export const compileTexts: Record<Language, CompileTexts> = {
  zh: {
    noFile: specifier => `没有文件“${specifier}”。可以导入旁边的文件，或用 @/ 从项目根目录开始。`,
    noPackage: specifier => `演练场里没有“${specifier}”。可以导入的包：${packages}。`,
    noGuest: names => `没有加载到 ${names}。请检查网络，然后重新运行。`,
    cycle: names => `文件互相导入，无法排出先后：${names}。把共用的部分移到另一个文件。`,
    noEntry: name => `没有入口文件“${name}”。`,
    noDefault: '脚本没有 export default，没有可以显示的组件。',
    empty: '文件里既没有 <template> 也没有 <script>。',
    unsupported: what => `演练场不支持 ${what}。`,
    onlyCss: lang => `演练场只支持普通 CSS，不支持 lang="${lang}"。请去掉 lang，改写为 CSS。`,
    slow: '编译超过 10 秒，已停止。',
    broken: '编译器未能加载。请检查网络，然后重新运行。'
  },
  tw: {
    noFile: specifier => `沒有檔案「${specifier}」。可以匯入旁邊的檔案，或用 @/ 從專案根目錄開始。`,
    noPackage: specifier => `演練場裡沒有「${specifier}」。可以匯入的套件：${packages}。`,
    noGuest: names => `沒有載入到 ${names}。請檢查網路，然後重新執行。`,
    cycle: names => `檔案互相匯入，無法排出先後：${names}。把共用的部分移到另一個檔案。`,
    noEntry: name => `沒有入口檔案「${name}」。`,
    noDefault: '指令碼沒有 export default，沒有可以顯示的元件。',
    empty: '檔案裡既沒有 <template> 也沒有 <script>。',
    unsupported: what => `演練場不支援 ${what}。`,
    onlyCss: lang => `演練場只支援普通 CSS，不支援 lang="${lang}"。請去掉 lang，改寫為 CSS。`,
    slow: '編譯超過 10 秒，已停止。',
    broken: '編譯器未能載入。請檢查網路，然後重新執行。'
  },
  en: {
    noFile: specifier => `There is no file "${specifier}". Import a file beside this one, or start from the root of the project with @/.`,
    noPackage: specifier => `The playground has no "${specifier}". Packages that can be imported: ${packages}.`,
    noGuest: names => `${names} could not be loaded. Check the connection, then run again.`,
    cycle: names => `Files import each other, so none can be first: ${names}. Move what they share into another file.`,
    noEntry: name => `There is no entry file "${name}".`,
    noDefault: 'The script has no "export default", so there is no component to show.',
    empty: 'The file has neither a <template> nor a <script>.',
    unsupported: what => `The playground does not support ${what}.`,
    onlyCss: lang => `The playground takes plain CSS, not lang="${lang}". Remove lang and write CSS.`,
    slow: 'Compiling took longer than 10 seconds and was stopped.',
    broken: 'The compiler could not be loaded. Check the connection, then run again.'
  }
}

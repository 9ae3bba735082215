import { words } from '../../../shared/words.ts'
import { allowedPackages, thirdPartyImports } from '../../../shared/project.ts'

const packages = [...allowedPackages, ...new Set(Object.values(thirdPartyImports))].join(', ')

/** Messages of the playground itself. Messages of the compilers are English. */
export const compileTexts = words({
  zh: {
    noFile: (specifier: string) => `没有文件“${specifier}”。可以导入旁边的文件，或用 @/ 从项目根目录开始。`,
    noPackage: (specifier: string) => `演练场里没有“${specifier}”。可以导入的包：${packages}。`,
    noGuest: (names: string) => `没有加载到 ${names}。请检查网络，然后重新运行。`,
    cycle: (names: string) => `文件互相导入，无法排出先后：${names}。把共用的部分移到另一个文件。`,
    noEntry: (name: string) => `没有入口文件“${name}”。`,
    noDefault: '脚本没有 export default，没有可以显示的组件。',
    empty: '文件里既没有 <template> 也没有 <script>。',
    unsupported: (what: string) => `演练场不支持 ${what}。`,
    onlyCss: (lang: string) => `演练场只支持普通 CSS，不支持 lang="${lang}"。请去掉 lang，改写为 CSS。`,
    slow: '编译超过 10 秒，已停止。',
    broken: '编译器未能加载。请检查网络，然后重新运行。'
  },
  en: {
    noFile: specifier =>
      `There is no file "${specifier}". Import a file beside this one, or start from the root of the project with @/.`,
    noPackage: specifier => `The playground has no "${specifier}". Packages that can be imported: ${packages}.`,
    noGuest: names => `${names} could not be loaded. Check the connection, then run again.`,
    cycle: names => `Files import each other, so none can be first: ${names}. Move what they share into another file.`,
    noEntry: name => `There is no entry file "${name}".`,
    noDefault: 'The script has no export default, so there is no component to show.',
    empty: 'The file has neither a <template> nor a <script>.',
    unsupported: what => `The playground does not support ${what}.`,
    onlyCss: lang => `The playground supports plain CSS only, not lang="${lang}". Remove lang and write CSS.`,
    slow: 'Compiling took longer than 10 seconds and was stopped.',
    broken: 'The compiler could not be loaded. Check the connection, then run again.'
  }
})

export type CompileTexts = (typeof compileTexts)['zh']

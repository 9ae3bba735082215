import { words } from '../shared/words.ts'

export const commonTexts = words({
  zh: {
    about: (version: string) => `vxe-table ${version} 的文档、检查和升级，离线可用。`,
    usage: (rest: string) => `用法：vxe-docs ${rest}`,
    command: '<命令> …',
    commands: '命令',
    options: `选项
  --lang <语言>  zh 或 en，默认为系统的语言
  --json         输出 JSON，供程序读取
  --help         显示命令的帮助`,
    more: 'vxe-docs <命令> --help 显示该命令的选项和示例。',
    exits: '退出码：0 完成；1 有发现，或没有找到；2 参数错误；3 有内容没有读取或没有写入。',
    unknownCommand: (name: string) => `没有命令 ${name}。`,
    didYouMean: (names: string) => `是不是 ${names}？`,
    missing: (usage: string) => `缺少参数。用法：vxe-docs ${usage}`,
    notCount: (name: string, text: string) => `--${name} 需要正整数，而不是 ${text}。`,
    unknownValue: (name: string, text: string, known: string) => `--${name} 不支持 ${text}。可以使用：${known}`,
    missingPath: (path: string) => `找不到 ${path}`,
    failed: (message: string) => `命令没有完成：${message}`,
    installed: (version: string) => `项目安装的是 vxe-table ${version}。`,
    otherInstalled: (version: string, docs: string) => `项目安装的是 vxe-table ${version}，以下内容说明 ${docs}。`
  },
  en: {
    about: version => `Documentation, checks and upgrades for vxe-table ${version}, without a network.`,
    usage: rest => `Usage: vxe-docs ${rest}`,
    command: '<command> …',
    commands: 'Commands',
    options: `Options
  --lang <language>  zh or en; the language of the system by default
  --json             JSON for programs
  --help             help for a command`,
    more: 'vxe-docs <command> --help shows the options and examples of a command.',
    exits:
      'Exit codes: 0 done; 1 something was found, or nothing has that name; 2 wrong arguments; 3 something was not read or written.',
    unknownCommand: name => `There is no command ${name}.`,
    didYouMean: names => `Did you mean ${names}?`,
    missing: usage => `An argument is missing. Usage: vxe-docs ${usage}`,
    notCount: (name, text) => `--${name} needs a whole number from 1, not ${text}.`,
    unknownValue: (name, text, known) => `--${name} does not support ${text}. Use one of: ${known}`,
    missingPath: path => `${path} does not exist`,
    failed: message => `The command did not finish: ${message}`,
    installed: version => `This project has vxe-table ${version} installed.`,
    otherInstalled: (version, docs) =>
      `This project has vxe-table ${version} installed. What follows describes ${docs}.`
  }
})

import { words } from '../../shared/words.ts'

/** Messages of the command, without its reports. */
export const cliTexts = words({
  zh: {
    help: (name: string, from: string, to: string) => `检查并修改从 vxe-table 3.8 升级到 3.9 以上版本的代码。

用法：${name} <文件夹或文件…> [选项]

  --from <版本>      当前的 vxe-table 版本，默认为 ${from}
  --to <版本>        目标版本，默认为 ${to}
  --ui <版本>        与目标版本一起安装的 vxe-pc-ui 版本
  --write            修改文件；省略时只检查，不修改任何文件
  --only <规则,…>    只处理这些规则；与 --write 一起使用时，也修改其中需要检查的部分
  --when <时间,…>    只处理这些时间的修改：today（现在）、swap（更换包时）、after（更换包之后）
  --format <格式>    text、json、sarif、markdown、html、agent（给编程助手的指令）或 patch，默认为 text
  --strict           有需要修改的代码时，退出码为 1
  --force            git 中有未提交的修改时也写入
  --lang <语言>      zh 或 en
  --rules            列出所有规则
  --help             显示帮助

始终跳过 node_modules 和 dist，以及 .gitignore 忽略的文件。只写入指定的文件夹，不跟随符号链接。

退出码：
  0  完成
  1  使用 --strict 时，有需要修改的代码
  2  参数错误，或 git 中有未提交的修改
  3  有文件没有读取或没有写入，结果未知，其他文件已处理
`,
    noFolder: '请指定文件夹或文件。',
    unknownVersion: (name: string, text: string) => `--${name} 的值不是版本号：${text}`,
    backwards: (from: string, to: string) => `目标版本 ${to} 不高于当前版本 ${from}。`,
    unknownValue: (name: string, text: string, known: string) => `--${name} 不支持 ${text}。可以使用：${known}`,
    unknownRule: (id: string) => `没有规则 ${id}。用 --rules 列出所有规则。`,
    missing: (path: string) => `找不到 ${path}`,
    uncommitted: (path: string) => `${path} 的 git 中有未提交的修改。先提交，或使用 --force。`,
    unknown: (path: string) => `无法读取 ${path} 的 git 索引，不能确定修改是否已提交。要写入，使用 --force。`,
    wrote: (count: number) => `修改了 ${count} 个文件`
  },
  en: {
    help: (
      name: string,
      from: string,
      to: string
    ) => `Checks and changes code for an upgrade from vxe-table 3.8 to 3.9 and later.

Usage: ${name} <folders or files…> [options]

  --from <version>   the version of vxe-table in use, ${from} by default
  --to <version>     the target version, ${to} by default
  --ui <version>     the version of vxe-pc-ui that is installed with it
  --write            change files; without it nothing is written
  --only <rule,…>    these rules only; with --write, also what should be checked by a person
  --when <time,…>    changes of these times only: today, swap (with the new packages), after
  --format <format>  text, json, sarif, markdown, html, agent (instructions for a coding assistant) or patch; text by default
  --strict           exit with 1 when there is something to change
  --force            write even with uncommitted changes in git
  --lang <language>  zh or en
  --rules            list all rules
  --help             show this help

node_modules, dist and what .gitignore ignores are always skipped. Only the given folders are
written to, and symbolic links are not followed.

Exit codes:
  0  done
  1  with --strict: there is something to change
  2  wrong arguments, or uncommitted changes in git
  3  a file was not read or written, so the result is unknown; the others were processed
`,
    noFolder: 'Name a folder or a file.',
    unknownVersion: (name: string, text: string) => `--${name} is not a version: ${text}`,
    backwards: (from: string, to: string) => `The target ${to} is not newer than ${from}.`,
    unknownValue: (name: string, text: string, known: string) =>
      `--${name} does not support ${text}. Use one of: ${known}`,
    unknownRule: (id: string) => `There is no rule ${id}. List all rules with --rules.`,
    missing: (path: string) => `${path} does not exist`,
    uncommitted: (path: string) =>
      `There are uncommitted changes in the git tree of ${path}. Commit first, or use --force.`,
    unknown: (path: string) =>
      `The git index of ${path} can't be read, so uncommitted changes can't be excluded. To write, use --force.`,
    wrote: (count: number) => (count === 1 ? '1 file changed' : `${count} files changed`)
  }
})

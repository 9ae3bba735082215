import { words } from '../../../shared/words.ts'

/**
 * Warning in exported code that came with a link. It becomes a comment in HTML and in scripts, so it contains no `--`
 * and no line breaks.
 */
export const untrustedTexts = words({
  zh: {
    warning:
      '注意：这份代码来自他人分享的链接。离开演练场后，它不再受沙箱限制，可以联网，也能读取所在网站的数据。运行前请先读一遍。'
  },
  en: {
    warning:
      'Warning: this code came from a link and may have been written by somebody else. Outside the playground it runs without the sandbox: it can use the network and read the data of the site it runs on. Read the code before you run it.'
  }
})

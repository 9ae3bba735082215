import { words } from '../../../shared/words.ts'

export const shareTexts = words({
  zh: {
    title: '分享',
    packing: '正在生成链接…',
    address: '链接',
    contents: (files: number, size: string, library: string) => `${files} 个文件，${size}，vxe-table ${library}`,
    inside: '代码保存在链接中，不会上传。之后的修改不会更新这个链接。',
    safe: '打开链接的人在隔离的窗口中运行代码，其修改不影响你的代码。',
    long: (length: string, most: string) =>
      `这个项目的链接有 ${length} 个字符，超过 ${most} 个就可能在发送时被截断。请改为发送文件：在演练场里打开它即可。`,
    failed: '未能生成链接：',
    file: '下载项目文件',
    close: '关闭'
  },
  en: {
    title: 'Share',
    packing: 'Making the link…',
    address: 'Link',
    contents: (files, size, library) => `${files === 1 ? '1 file' : `${files} files`}, ${size}, vxe-table ${library}`,
    inside: 'The code is stored in the link and is not uploaded. Later changes do not update this link.',
    safe: 'Anyone who opens the link runs the code in an isolated window. Their changes do not affect your code.',
    long: (length, most) =>
      `The link to this project has ${length} characters. Links longer than ${most} may be truncated on their way. Send the file instead: it opens in the playground.`,
    failed: 'The link could not be made:',
    file: 'Download project file',
    close: 'Close'
  }
})

export type ShareTexts = (typeof shareTexts)['zh']

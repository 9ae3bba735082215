import { words } from '../../shared/words.ts'
import type { CopyError } from './copy-updater.ts'

export const offlineTexts = words({
  zh: {
    title: '离线使用',
    close: '关闭',
    about: '把整个文档保存到此浏览器，没有网络时也能使用：页面、示例、搜索、API、演练场和升级工具。',
    languages: '保存的语言',
    pictures: (size: string) => `图库的图片（${size}）`,
    total: (size: string, transferred: string) => `共 ${size}，约需下载 ${transferred}。`,
    archive: '也可以下载压缩包，解压后双击 start.html 即可打开，不用部署，也不用联网：',
    openedFromFolder: '此文档从文件夹打开，没有网络时也能使用全部内容。',
    save: '保存',
    change: '更新副本',
    resume: '继续',
    pause: '暂停',
    remove: '删除副本',
    removed: '已删除副本。',
    saved: '已保存，没有网络时也能打开。',
    paused: '已暂停。已保存的文件会保留。',
    saving: '正在保存',
    progress: (files: string, allFiles: string, bytes: string, allBytes: string) =>
      `${files} / ${allFiles} 个文件，${bytes} / ${allBytes}`,
    mayBeDeleted: '磁盘空间不足时，浏览器可能删除副本。',
    lost: '之前保存的副本已损坏或被浏览器删除，需要重新保存。',
    newerBuild: '新版本的文档已保存，重新加载页面后使用。',
    reload: '重新加载',
    later: '稍后',
    errors: {
      insecure: '此浏览器只允许通过 HTTPS 或 localhost 打开的网站离线使用。',
      refused: '浏览器不允许此网站保存数据，请检查隐私设置或退出无痕模式。',
      full: '磁盘空间不足，没有保存。',
      intercepted: '网络返回的不是文档的文件，可能是登录页。登录网络后继续，已保存的文件不会重新下载。',
      failed: '有文件没有收到。检查网络后继续，已保存的文件不会重新下载。'
    } satisfies Record<CopyError, string>
  },
  en: {
    title: 'Use offline',
    close: 'Close',
    about:
      'Save the whole documentation in this browser and use it without a network: pages, demos, search, API, playground and upgrade tools.',
    languages: 'Languages to save',
    pictures: (size: string) => `Pictures of the gallery (${size})`,
    total: (size: string, transferred: string) => `${size} in total, about ${transferred} to download.`,
    archive:
      'Or download the archive, unpack it and double-click start.html. This works without a server and without a network:',
    openedFromFolder: 'This copy is opened from a folder. All of it works without a network.',
    save: 'Save',
    change: 'Update the copy',
    resume: 'Resume',
    pause: 'Pause',
    remove: 'Delete the copy',
    removed: 'The copy is deleted.',
    saved: 'Saved. The site opens without a network.',
    paused: 'Paused. The files saved so far are kept.',
    saving: 'Saving',
    progress: (files: string, allFiles: string, bytes: string, allBytes: string) =>
      `${files} of ${allFiles} files, ${bytes} of ${allBytes}`,
    mayBeDeleted: 'The browser may delete the copy when the disk is full.',
    lost: 'The saved copy is damaged or was deleted by the browser. Save it again.',
    newerBuild: 'A new version of the documentation is saved. Reload the page to use it.',
    reload: 'Reload',
    later: 'Later',
    errors: {
      insecure: 'This browser allows offline use only for sites opened through HTTPS or localhost.',
      refused: 'Your browser doesn’t allow this site to store data. Check your privacy settings or leave private mode.',
      full: 'There isn’t enough disk space, so nothing more was saved.',
      intercepted:
        'The network sent another page instead of a file, perhaps a sign-in page. Sign in and resume. Saved files aren’t downloaded again.',
      failed: 'Some files did not arrive. Check your network and resume. Saved files aren’t downloaded again.'
    } satisfies Record<CopyError, string>
  }
})

/** The words of the shell. The Chinese messages define the type; Traditional Chinese is made from them by the build. */
export const messages = {
  siteName: 'vxe-table',
  titleOf: (page: string) => `${page} · vxe-table 3.8`,
  skip: '跳到正文',
  notice: {
    banner: '停止维护',
    bannerText: 'v3.0 ~ v3.8 自 2024-12-01 起不再维护，新项目请使用 v3.9 及以上。',
    bannerShort: 'v3.8 已不再维护',
    bannerLink: '查看升级指南',
    close: '关闭',
    upgradeTitle: '重要公告：v3.0.x ~ v3.8.x 停止维护',
    upgradeText: 'v3.0.x ~ v3.8.x 自 2024 年 12 月 1 日起停止维护，建议使用最新版本。',
    acknowledge: '我已知晓',
    newVersion: (version: string) => `已发布 ${version}`,
    newVersionText: (running: string) => `本站示例运行的是 ${running}。`,
    changelog: '更新日志',
    reload: '刷新'
  },
  header: {
    menu: '打开导航',
    hideSidebar: '隐藏侧栏',
    showSidebar: '显示侧栏',
    version: '选择版本',
    resources: '资源',
    docsHome: '文档首页',
    products: '产品',
    enterprise: '企业版',
    enterpriseLink: '企业版',
    donate: '捐赠',
    plugins: '插件',
    language: '选择语言',
    theme: { light: '浅色主题', dark: '深色主题', system: '跟随系统' },
    themeNow: (now: string, next: string) => `主题：${now}，切换到${next}`,
    stopped: '（已停止维护）',
    abandoned: '（已废弃）'
  },
  search: '搜索文档、示例、API',
  maintenance: { title: '维护中', text: '维护中...', ok: '知道了' },
  sidebar: {
    label: '导航',
    filter: '筛选导航',
    clear: '清除筛选',
    noData: (keyword: string): [string, string, string] => ['没有找到与“', keyword, '”匹配的页面'],
    found: (count: number) => `找到 ${count} 个页面`,
    isNew: '新',
    external: '（外部链接）',
    stable: '稳定版',
    changelog: '更新日志',
    close: '关闭导航',
    settings: '设置'
  },
  outline: {
    title: '本页内容',
    run: '在演练场打开',
    report: '报告文档错误'
  },
  foot: {
    edit: '在 GitHub 上编辑本页',
    pages: '上一页与下一页',
    previous: '上一页',
    next: '下一页',
    runs: (library: string, vue: string) => `示例实际运行的版本：vxe-table ${library}、vue ${vue}`
  },
  code: {
    copy: '复制',
    copied: '已复制',
    copiedToClipboard: '已复制到剪贴板！',
    copyFailed: '浏览器不允许复制，请手动选择文本。',
    text: '代码',
    table: '表格'
  },
  demo: {
    label: (number: number, title: string) => `示例 ${number}：${title}`,
    show: '显示源码',
    hide: '隐藏源码',
    kind: '源码语言',
    play: '在演练场打开',
    link: '复制此示例的链接',
    linkCopied: '链接已复制',
    report: '报告此示例的错误',
    fullScreen: '全屏',
    leaveFullScreen: '退出全屏',
    more: '更多操作',
    lines: (count: number) => `${count} 行`,
    noExample: '暂无示例',
    loading: '正在加载示例',
    loadingSource: '正在加载源码',
    failed: '示例没有渲染出来。',
    failedRemedy: '这段示例抛出了错误，页面其余部分不受影响。',
    loadFailed: '示例加载失败。',
    loadFailedRemedy: '请检查网络后重试。',
    retry: '重试',
    console: '控制台',
    clearConsole: '清空',
    sourceFailed: '源码加载失败，请重试。',
    members: '用到的成员',
    files: '文件'
  },
  chunk: {
    title: '页面加载失败。',
    remedy: '请检查网络后重试。',
    retry: '重试',
    gone: '站点已更新，这一页的旧文件不在了。',
    goneRemedy: '刷新后停在当前页面。',
    reload: '刷新',
    partTitle: '这一部分没有加载出来。',
    partRemedy: '页面其余部分不受影响，刷新后再试。'
  },
  callout: { note: '说明', warning: '注意', danger: '危险' },
  donation: { contacts: '联系方式' },
  views: { label: '视图' },
  play: {
    title: '演练场',
    back: '返回文档',
    source: '源码',
    preview: '预览',
    unknown: '没有这个示例。'
  }
}

export type Messages = typeof messages

/**
 * Words that find an icon. The icons come from the installed library: the build fails when one is missing here or no
 * longer exists. Words are separated by spaces; the name of the icon is always searched.
 */
export interface IconCategory {
  id: string
  title: { zh: string; en: string }
  /** Icon name to its Chinese and its English words. */
  icons: Record<string, [zh: string, en: string]>
}

export const iconCategories: IconCategory[] = [
  {
    id: 'table',
    title: { zh: '表格', en: 'Table' },
    icons: {
      'table': ['表格 网格 数据', 'grid sheet data'],
      'sort': ['排序', 'order'],
      'sort-asc': ['升序 排序', 'ascending order'],
      'sort-desc': ['降序 排序', 'descending order'],
      'sort-alpha-asc': ['字母 升序 排序', 'alphabet letters ascending'],
      'sort-alpha-desc': ['字母 降序 排序', 'alphabet letters descending'],
      'sort-numeric-asc': ['数字 升序 排序', 'numbers ascending'],
      'sort-numeric-desc': ['数字 降序 排序', 'numbers descending'],
      'funnel': ['筛选 过滤 漏斗', 'filter'],
      'funnel-clear': ['清除筛选 重置 漏斗', 'filter reset remove'],
      'custom-column': ['列设置 自定义列 个性化', 'columns customize settings'],
      'merge-cells': ['合并 单元格', 'span join'],
      'fixed-left': ['冻结 固定列 左 图钉', 'freeze pin column'],
      'fixed-left-fill': ['冻结 固定列 左 图钉 实心', 'freeze pin column solid'],
      'fixed-right': ['冻结 固定列 右 图钉', 'freeze pin column'],
      'fixed-right-fill': ['冻结 固定列 右 图钉 实心', 'freeze pin column solid'],
      'home-page': ['首页 第一页 分页', 'first pager start'],
      'end-page': ['尾页 末页 最后一页 分页', 'last pager end'],
      'num-list': ['编号 有序列表', 'numbered ordered'],
      'menu': ['菜单 列表', 'list navigation']
    }
  },
  {
    id: 'arrow',
    title: { zh: '箭头', en: 'Arrows' },
    icons: {
      'arrow-up': ['上 箭头 收起', 'collapse chevron'],
      'arrow-down': ['下 箭头 展开 下拉', 'expand dropdown chevron'],
      'arrow-left': ['左 箭头 上一页 返回', 'previous back chevron'],
      'arrow-right': ['右 箭头 下一页 前进', 'next forward chevron'],
      'arrow-double-left': ['左 双箭头 快退 跳转', 'jump previous'],
      'arrow-double-right': ['右 双箭头 快进 跳转', 'jump next'],
      'caret-up': ['上 三角 升序', 'triangle ascending'],
      'caret-down': ['下 三角 降序 下拉', 'triangle descending dropdown'],
      'caret-left': ['左 三角', 'triangle'],
      'caret-right': ['右 三角 展开 树', 'triangle expand tree'],
      'swap': ['交换 互换 切换', 'exchange switch'],
      'swap-left': ['左 移动 交换', 'move exchange'],
      'swap-right': ['右 移动 交换', 'move exchange'],
      'swap-up': ['上 移动 交换', 'move exchange'],
      'swap-down': ['下 移动 交换', 'move exchange']
    }
  },
  {
    id: 'action',
    title: { zh: '操作', en: 'Actions' },
    icons: {
      'add': ['新增 添加 加号', 'plus new create insert'],
      'minus': ['减号 移除 减少', 'remove subtract'],
      'edit': ['编辑 修改 笔', 'pencil write change'],
      'delete': ['删除 垃圾桶 回收站', 'trash remove bin'],
      'delete-fill': ['删除 垃圾桶 回收站 实心', 'trash remove bin solid'],
      'save': ['保存 磁盘', 'disk store'],
      'copy': ['复制 拷贝', 'duplicate clipboard'],
      'cut': ['剪切 剪刀', 'scissors clipboard'],
      'paste': ['粘贴 剪贴板', 'clipboard insert'],
      'undo': ['撤销 还原 返回', 'revert back'],
      'refresh': ['刷新 同步 重新加载', 'reload sync'],
      'repeat': ['刷新 重做 重试 重复', 'reload redo retry'],
      'search': ['搜索 查找 查询 放大镜', 'find query magnifier'],
      'search-zoom-in': ['放大 搜索 放大镜', 'magnifier enlarge'],
      'zoom-in': ['缩小 还原 退出全屏', 'shrink restore'],
      'zoom-out': ['放大 最大化 全屏', 'enlarge expand fullscreen'],
      'fullscreen': ['全屏 放大', 'expand enlarge'],
      'minimize': ['最小化 退出全屏 缩小', 'shrink exit'],
      'maximize': ['最大化 还原 窗口', 'window restore'],
      'close': ['关闭 取消 叉', 'cancel cross dismiss'],
      'check': ['勾 确认 选中 完成', 'tick confirm done'],
      'print': ['打印 打印机', 'printer'],
      'upload': ['上传 导入', 'import'],
      'download': ['下载 导出', 'export'],
      'cloud-upload': ['云 上传', 'import'],
      'cloud-download': ['云 下载', 'export'],
      'link': ['链接 超链接 连接', 'url chain'],
      'share': ['分享 共享', 'network'],
      'share-fill': ['分享 共享 实心', 'network solid'],
      'setting': ['设置 配置 齿轮', 'settings config gear'],
      'setting-fill': ['设置 配置 齿轮 实心', 'settings config gear solid'],
      'ellipsis-h': ['更多 省略号 横', 'more dots horizontal'],
      'ellipsis-v': ['更多 省略号 竖', 'more dots vertical']
    }
  },
  {
    id: 'status',
    title: { zh: '状态与提示', en: 'Status and hints' },
    icons: {
      'information': ['信息 说明', 'info about'],
      'info-circle': ['信息 说明 提示', 'information about'],
      'info-circle-fill': ['信息 说明 提示 实心', 'information about solid'],
      'question': ['问号 帮助 疑问', 'help'],
      'question-circle': ['问号 帮助 疑问', 'help'],
      'question-circle-fill': ['问号 帮助 疑问 实心', 'help solid'],
      'exclamation': ['感叹号 注意', 'attention'],
      'warning-circle': ['警告 注意 感叹号', 'alert attention'],
      'warnion-circle-fill': ['警告 注意 感叹号 实心', 'warning alert attention solid'],
      'warning-triangle': ['警告 三角 注意', 'alert attention'],
      'warning-triangle-fill': ['警告 三角 注意 实心', 'alert attention solid'],
      'error-circle': ['错误 失败 关闭', 'failure close cross'],
      'error-circle-fill': ['错误 失败 清除 实心', 'failure clear cross solid'],
      'success-circle': ['成功 完成 通过', 'done ok check'],
      'success-circle-fill': ['成功 完成 通过 实心', 'done ok check solid'],
      'spinner': ['加载 等待 旋转', 'loading wait'],
      'indicator': ['加载 等待 进度', 'loading wait progress'],
      'lock': ['锁 锁定 加密', 'locked secure'],
      'lock-fill': ['锁 锁定 加密 实心', 'locked secure solid'],
      'unlock': ['解锁 开锁', 'unlocked open'],
      'unlock-fill': ['解锁 开锁 实心', 'unlocked open solid'],
      'eye-fill': ['显示 可见 查看 眼睛 密码', 'show visible view password'],
      'eye-fill-close': ['隐藏 不可见 眼睛 密码', 'hide invisible password'],
      'bell': ['通知 提醒 铃铛', 'notification alert'],
      'bell-fill': ['通知 提醒 铃铛 实心', 'notification alert solid'],
      'flag': ['旗 标记 标志', 'mark'],
      'flag-fill': ['旗 标记 标志 实心', 'mark solid'],
      'star': ['星 收藏 评分', 'favorite rate'],
      'star-half': ['星 半星 评分', 'rate'],
      'star-fill': ['星 收藏 评分 实心', 'favorite rate solid'],
      'dot': ['点 圆点', 'point bullet']
    }
  },
  {
    id: 'box',
    title: { zh: '选框与方框', en: 'Boxes' },
    icons: {
      'checkbox-checked': ['复选框 多选 选中', 'tick selected'],
      'checkbox-unchecked': ['复选框 多选 未选', 'empty'],
      'checkbox-indeterminate': ['复选框 多选 半选', 'partial mixed'],
      'radio-checked': ['单选框 选中', 'selected'],
      'radio-unchecked': ['单选框 未选', 'empty'],
      'square': ['方框 正方形 最大化', 'window'],
      'square-fill': ['方块 正方形 实心', 'stop solid'],
      'square-square': ['方框 嵌套', 'nested'],
      'square-plus-square': ['方框 加号 新增 复制', 'add duplicate'],
      'square-checked': ['方框 勾 选中', 'check tick'],
      'square-checked-fill': ['方框 勾 选中 实心', 'check tick solid'],
      'square-close': ['方框 叉 关闭', 'cross'],
      'square-close-fill': ['方框 叉 关闭 实心', 'cross solid'],
      'square-plus': ['方框 加号 展开', 'add expand'],
      'square-plus-fill': ['方框 加号 展开 实心', 'add expand solid'],
      'square-minus': ['方框 减号 收起', 'collapse'],
      'square-minus-fill': ['方框 减号 收起 实心', 'collapse solid'],
      'square-up': ['方框 上 箭头', 'arrow'],
      'square-up-fill': ['方框 上 箭头 实心', 'arrow solid'],
      'square-down': ['方框 下 箭头', 'arrow'],
      'square-down-fill': ['方框 下 箭头 实心', 'arrow solid'],
      'square-left': ['方框 左 箭头', 'arrow'],
      'square-left-fill': ['方框 左 箭头 实心', 'arrow solid'],
      'square-right': ['方框 右 箭头', 'arrow'],
      'square-right-fill': ['方框 右 箭头 实心', 'arrow solid'],
      'square-caret-right': ['方框 右 三角 播放', 'triangle play'],
      'square-caret-right-fill': ['方框 右 三角 播放 实心', 'triangle play solid']
    }
  },
  {
    id: 'file',
    title: { zh: '文件', en: 'Files' },
    icons: {
      'folder': ['文件夹 目录', 'directory'],
      'folder-open': ['文件夹 目录 打开', 'directory'],
      'file-excel': ['文件 表格', 'xlsx spreadsheet'],
      'file-word': ['文件 文档', 'docx document'],
      'file-ppt': ['文件 演示 幻灯片', 'powerpoint slides'],
      'file-pdf': ['文件 文档', 'document acrobat'],
      'file-txt': ['文件 文本', 'text document'],
      'file-markdown': ['文件 文档', 'md document'],
      'file-image': ['文件 图片', 'picture photo'],
      'file-zip': ['文件 压缩包', 'archive compressed'],
      'picture': ['图片 照片', 'image photo'],
      'picture-fill': ['图片 照片 实心', 'image photo solid']
    }
  },
  {
    id: 'chart',
    title: { zh: '图表', en: 'Charts' },
    icons: {
      'chart-bar-x': ['图表 条形图', 'graph horizontal statistics'],
      'chart-bar-y': ['图表 柱状图', 'graph column statistics'],
      'chart-line': ['图表 折线图 趋势', 'graph trend statistics'],
      'chart-pie': ['图表 饼图', 'graph statistics'],
      'chart-radar': ['图表 雷达图', 'graph spider statistics'],
      'flow-branch': ['流程 组织架构 树', 'tree organization process']
    }
  },
  {
    id: 'message',
    title: { zh: '用户与消息', en: 'People and messages' },
    icons: {
      'user': ['用户 账号 人', 'account person profile'],
      'user-fill': ['用户 账号 人 实心', 'account person profile solid'],
      'company': ['公司 企业 大楼', 'business building'],
      'chat': ['聊天 对话', 'talk conversation'],
      'chat-fill': ['聊天 对话 实心', 'talk conversation solid'],
      'message-fill': ['消息 短信 实心', 'chat sms solid'],
      'comment': ['评论 留言', 'chat note'],
      'feedback': ['反馈 意见 填写', 'form opinion write'],
      'envelope': ['邮件 信封', 'mail email'],
      'envelope-fill': ['邮件 信封 实心', 'mail email solid'],
      'envelope-open': ['邮件 信封 已读', 'mail email read'],
      'envelope-open-fill': ['邮件 信封 已读 实心', 'mail email read solid'],
      'send': ['发送 纸飞机', 'submit plane'],
      'send-fill': ['发送 纸飞机 实心', 'submit plane solid'],
      'microphone': ['麦克风 语音 话筒', 'mic audio'],
      'microphone-fill': ['麦克风 语音 话筒 实心', 'mic audio solid'],
      'voice': ['语音 声音 录音', 'mic audio record'],
      'voice-fill': ['语音 声音 录音 实心', 'mic audio record solid'],
      'wechat': ['微信 支付', 'weixin payment'],
      'alipay': ['支付宝 支付', 'payment']
    }
  },
  {
    id: 'place',
    title: { zh: '时间、地点与天气', en: 'Time, place and weather' },
    icons: {
      'time': ['时间 时钟', 'clock'],
      'calendar': ['日历 日期', 'date'],
      'home': ['主页 首页 房子', 'house'],
      'home-fill': ['主页 首页 房子 实心', 'house solid'],
      'location': ['位置 地点 定位 地图', 'map pin place'],
      'location-fill': ['位置 地点 定位 地图 实心', 'map pin place solid'],
      'goods': ['商品 购物袋', 'shopping bag product'],
      'goods-fill': ['商品 购物袋 实心', 'shopping bag product solid'],
      'platform': ['平台 电脑 显示器', 'computer monitor desktop'],
      'sunny': ['晴 太阳 白天 浅色', 'sun light day'],
      'moon': ['月亮 夜晚 深色', 'night dark'],
      'cloudy': ['多云 天气', 'cloud weather'],
      'lightning': ['闪电 雷电 天气', 'thunder storm weather'],
      'heavy-rain': ['大雨 下雨 天气', 'rainy weather']
    }
  }
]

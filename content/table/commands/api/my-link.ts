import { VXETable } from 'vxe-table'

// 在新标签页打开官网。noopener 使新页面不能访问当前页面
VXETable.commands.add('myLink', {
  commandMethod () {
    window.open('https://vxetable.cn', '_blank', 'noopener')
  }
})

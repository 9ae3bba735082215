const tags = ['a', 'b', 'br', 'code', 'em', 'i', 'li', 'p', 'strong', 'sub', 'sup', 'ul']
const dropped = ['iframe', 'math', 'noscript', 'object', 'script', 'style', 'svg', 'template']

// 只留下名单里的标签；属性只留下 http 链接，其余全部去掉
export function cleanHtml (html: string): string {
  // 有 CSP 的页面解析到事件属性就会在控制台报错，所以先改名；真正的清理在下面
  const quiet = html.replace(/<[^>]*>/g, tag => tag.replace(/[\s/]on\w+\s*=/gi, ' data-dropped='))
  const { body } = new DOMParser().parseFromString(quiet, 'text/html')
  // 从里到外，替换外层时里层已经干净
  const elements = Array.from(body.querySelectorAll('*'))
  for (let element = elements.pop(); element; element = elements.pop()) {
    if (dropped.includes(element.localName)) {
      element.remove()
    } else if (!tags.includes(element.localName)) {
      element.replaceWith(...Array.from(element.childNodes))
    } else {
      const href = element.getAttribute('href')
      for (const { name } of Array.from(element.attributes)) element.removeAttribute(name)
      if (element.localName === 'a' && href && /^https?:\/\//i.test(href)) {
        element.setAttribute('href', href)
        element.setAttribute('rel', 'noopener nofollow')
        element.setAttribute('target', '_blank')
      }
    }
  }
  return body.innerHTML
}

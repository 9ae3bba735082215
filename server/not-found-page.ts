export const notFoundPage = (basePath: string): string => `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>404 · vxe-table 3.8</title>
<style>
:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif }
body { min-height: 90vh; margin: 0; display: grid; place-content: center; padding: 1rem; text-align: center }
h1 { font-size: 1.25rem; margin: 0 }
p { margin: .5rem 0 }
</style>
</head>
<body>
<main>
<h1>页面不存在</h1>
<p>该地址下没有内容。<a href="${basePath}">返回文档首页</a></p>
<p lang="en">There is nothing at this address. <a href="${basePath}">Go to the documentation</a></p>
</main>
</body>
</html>
`

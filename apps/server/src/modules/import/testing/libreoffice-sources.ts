/** Texts LibreOffice makes Word files of, by the name of the file. PICTURE stands for a picture's address. */
export const LIBREOFFICE_SOURCES: Readonly<Record<string, string>> = {
  "survey.html": `<html><head><meta charset="utf-8"><title>调研</title></head><body><h1>1 概述</h1><p style="text-indent:2em">这是<b>加粗</b>、<i>斜体</i>、<u>下划线</u>和<a href="https://example.com">链接</a>，H<sub>2</sub>O，<span style="color:#ff0000">红字</span><span style="background:#ffff00">底色</span>。</p><h2>1.1 列表</h2><ul><li>一<ul><li>二</li><li>三</li></ul></li><li>四</li></ul><ol start="3"><li>丙</li><li>丁</li></ol><h1>2 表格</h1><table border="1"><tr><th colspan="2">合并</th><th>单</th></tr><tr><td rowspan="2">甲</td><td>1</td><td align="right">2</td></tr><tr><td>3</td><td>4</td></tr></table><p style="text-align:center">居中</p><blockquote><p>引用</p></blockquote><pre>let a = 1;
  b();</pre><hr><p>完</p></body></html>
`,
  "indented.html": `<html><head><meta charset="utf-8"></head><body>
<p>　　第一段，手工缩进。</p><p>　　第二段，手工缩进。</p><p>没有缩进的一段。</p>
<p><img alt="图" width="200" height="100" src="PICTURE"></p>
<p style="page-break-before:always">新页</p>
</body></html>
`,
  "guide.html": `<html><head><meta charset="utf-8"></head><body>
<h1>User guide</h1><p>Read this <i>first</i>. <code>npm start</code> starts it.</p>
<h2>Install</h2><ol><li>Download</li><li>Unpack<ul><li>on Linux</li><li>on Windows</li></ul></li><li>Run</li></ol>
<h2>Use</h2><pre>one
  two</pre><blockquote>A quote of somebody.</blockquote>
<p><a href="javascript:alert(1)">not a link</a> <a href="mailto:a@example.com">mail</a></p>
</body></html>
`,
  "hidden.fodt": `<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.text">
<office:styles><style:style style:name="Hidden" style:family="paragraph"><style:text-properties text:display="none"/></style:style><style:style style:name="HiddenWords" style:family="text"><style:text-properties text:display="none"/></style:style></office:styles>
<office:automatic-styles><style:style style:name="T1" style:family="text"><style:text-properties text:display="none"/></style:style></office:automatic-styles>
<office:body><office:text><text:p>Shown <text:span text:style-name="T1">by itself</text:span><text:span text:style-name="HiddenWords">by its style</text:span>.</text:p>
<text:p text:style-name="Hidden">By the style of its paragraph.</text:p>
<text:section text:name="Section1" text:display="none"><text:p>In a section.</text:p></text:section><text:p>Last.</text:p></office:text></office:body></office:document>
`,
  "report.fodt": `<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:dc="http://purl.org/dc/elements/1.1/" office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.text">
<office:styles><style:style style:name="Heading_20_1" style:display-name="Heading 1" style:family="paragraph" style:default-outline-level="1"/><style:style style:name="Heading_20_2" style:display-name="Heading 2" style:family="paragraph" style:default-outline-level="2"/><style:style style:name="Caption" style:family="paragraph"/>
<text:outline-style style:name="Outline"><text:outline-level-style text:level="1" style:num-format="1"/><text:outline-level-style text:level="2" style:num-format="1" text:display-levels="2"/></text:outline-style></office:styles>
<office:body><office:text><text:sequence-decls><text:sequence-decl text:display-outline-level="0" text:name="Table"/></text:sequence-decls>
<text:p text:style-name="Title">Annual Report</text:p>
<text:table-of-content text:name="toc"><text:table-of-content-source text:outline-level="2"/><text:index-body><text:p>1 Introduction 1</text:p><text:p>1.1 Scope 1</text:p></text:index-body></text:table-of-content>
<text:h text:style-name="Heading_20_1" text:outline-level="1"><text:bookmark-start text:name="intro"/>Introduction<text:bookmark-end text:name="intro"/></text:h>
<text:p>Text with a note<text:note text:note-class="footnote" text:id="ftn1"><text:note-citation>1</text:note-citation><text:note-body><text:p>The note.</text:p></text:note-body></text:note> and a reference to <text:bookmark-ref text:reference-format="text" text:ref-name="intro">Introduction</text:bookmark-ref>.</text:p>
<text:h text:style-name="Heading_20_2" text:outline-level="2">Scope</text:h>
<text:p text:style-name="Caption">Table <text:sequence text:name="Table" text:formula="ooow:Table+1" style:num-format="1">1</text:sequence>: Sales by year</text:p>
<table:table table:name="t"><table:table-column table:number-columns-repeated="2"/><table:table-header-rows><table:table-row><table:table-cell><text:p>Year</text:p></table:table-cell><table:table-cell><text:p>Sales</text:p></table:table-cell></table:table-row></table:table-header-rows><table:table-row><table:table-cell><text:p>2025</text:p></table:table-cell><table:table-cell><text:p>10</text:p></table:table-cell></table:table-row></table:table>
<text:p>End<text:span><office:annotation><dc:creator>A</dc:creator><text:p>a comment</text:p></office:annotation></text:span>.</text:p>
</office:text></office:body></office:document>
`,
};

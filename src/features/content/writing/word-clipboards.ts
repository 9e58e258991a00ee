/** What Word for Windows puts on the clipboard, shortened. */
export const wordHtml = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-family:"Calibri",sans-serif;} @list l0:level1 {mso-level-number-format:bullet;} --></style></head>
<body lang=PT style='tab-interval:35.4pt;word-wrap:break-word'><!--StartFragment-->
<h1 style='margin-top:12.0pt'><b><span lang=PT style='font-size:16.0pt'>Abrir uma
empresa</span></b><span><o:p></o:p></span></h1>
<p class=MsoNormal><span lang=PT>Precisa de um <b>NIF</b> e de uma <i style='mso-bidi-font-style:normal'>morada</i>:
veja <a href="https://www.portaldasfinancas.gov.pt/">o <b>portal</b></a>. Custa 2*3 euros.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span lang=PT>Passaporte<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>uma cópia<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>Morada</p>
<h2>Os passos</h2>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp; </span></span><![endif]>Pedir o NIF</p>
<p class=MsoListParagraph style='mso-list:l1 level2 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>a.<span>&nbsp;&nbsp; </span></span><![endif]>nas Finanças</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp;&nbsp; </span></span><![endif]>Abrir a conta</p>
<table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr style='mso-yfti-irow:0'><td width=200 style='padding:0cm'><p class=MsoNormal><b>Passo<o:p></o:p></b></p></td><td><p class=MsoNormal><b>Dias</b></p></td></tr>
<tr><td><p class=MsoNormal>NIF | IVA<o:p></o:p></p></td><td><p class=MsoNormal align=right>1</p></td></tr></table>
<!--EndFragment--></body></html>`;

export const wordMarkdown = `## Abrir uma empresa

Precisa de um **NIF** e de uma _morada_: veja [o **portal**](https://www.portaldasfinancas.gov.pt/). Custa 2\\*3 euros.

- Passaporte
  - uma cópia
- Morada

## Os passos

1. Pedir o NIF
   1. nas Finanças
2. Abrir a conta

| **Passo** | **Dias** |
| --- | --- |
| NIF \\| IVA | 1 |`;

/** Word on the web has a list of its own for each item, with its level. */
export const wordWebHtml = `<meta charset="utf-8"><div class="OutlineElement Ltr SCXW1" style="direction:ltr;"><p class="Paragraph SCXW1" role="heading" aria-level="1" xml:lang="EN-GB" style="font-weight:bold;color:#2F5496"><span class="TextRun SCXW1" data-contrast="none" style="font-size:16pt"><span class="NormalTextRun SCXW1">Hiring in Portugal</span></span><span class="EOP SCXW1" style="font-size:16pt">&nbsp;</span></p></div>
<div class="OutlineElement Ltr SCXW1"><p class="Paragraph SCXW1" style="font-weight:normal"><span class="TextRun" style="font-weight:bold"><span class="NormalTextRun">First</span></span><span class="TextRun">, a contract</span><span class="LineBreakBlob"><br></span><span class="TextRun" style="font-style:italic">in writing</span>.<span class="EOP">&nbsp;</span></p></div>
<div class="ListContainerWrapper SCXW1"><ul class="BulletListStyle1" role="list"><li data-leveltext="" data-aria-level="1" role="listitem" class="OutlineElement Ltr" style="display:block"><p class="Paragraph" style="font-weight:normal"><span class="TextRun">Wages</span><span class="EOP">&nbsp;</span></p></li></ul></div>
<div class="ListContainerWrapper SCXW1"><ul class="BulletListStyle2" role="list"><li data-aria-level="2" role="listitem"><p class="Paragraph"><span class="TextRun">14 months</span></p></li></ul></div>
<div class="ListContainerWrapper SCXW1"><ul class="BulletListStyle1" role="list"><li data-aria-level="1" role="listitem"><p class="Paragraph"><span class="TextRun">Holidays</span></p></li></ul></div>
<div class="ListContainerWrapper"><ol start="1"><li data-aria-level="1"><p>One</p></li></ol></div><div class="ListContainerWrapper"><ol start="2"><li data-aria-level="1"><p>Two</p></li></ol></div>`;

export const wordWebMarkdown = `## Hiring in Portugal

**First**, a contract
_in writing_.

- Wages
  - 14 months
- Holidays

1. One
2. Two`;

/** Word for Mac writes double quotes and no conditional comments around signs. */
export const wordMacHtml = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name="Generator" content="Microsoft Word 15"><style>@font-face {font-family:Aptos}</style></head><body lang="EN-GB" link="#0563C1" style="word-wrap:break-word">
<p class="MsoTitle" style="margin:0cm">The year of a company</p>
<p class="MsoNormal"><strong><span style="font-family:Aptos">January</span></strong><span>: the <em>IVA</em> of the fourth quarter</span></p>
<p class="MsoListParagraph" style="text-indent:-18pt;mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">(a)<span style="font:7pt Times">&nbsp; </span></span>By the 20th</p>
<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">(b)<span>&nbsp; </span></span>By the 25th<br>at the latest</p>
</body></html>`;

export const wordMacMarkdown = `## The year of a company

**January**: the _IVA_ of the fourth quarter

1. By the 20th
2. By the 25th
   at the latest`;

/** Google Docs puts everything into a `<b>` that is not bold. */
export const googleHtml = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1a2b"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;"><span style="font-size:16pt;font-family:Arial;font-weight:400;">VAT in short</span></h2><p dir="ltr" style="line-height:1.38;"><span style="font-weight:400;white-space:pre-wrap;">Most pay </span><span style="font-weight:700;white-space:pre-wrap;">23 %</span><span style="font-weight:400;white-space:pre-wrap;">, see </span><a href="https://www.google.com/url?q=https://dre.pt/lei(1)&amp;sa=D" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">the law</span></a><span style="font-style:italic"> soon</span><span>.</span></p><br /><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Food: 6 %</span></p></li><ul style="margin-top:0;"><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>Bread</span></p></li></ul><li dir="ltr" aria-level="1"><p role="presentation"><span>Wine: 13 %</span></p></li></ul><ol><li aria-level="1"><p role="presentation"><span>Register</span></p></li><li aria-level="1"><p role="presentation"><span>Report</span></p></li></ol><h4><span style="font-weight:700">Note</span></h4><div dir="ltr" align="left"><table style="border:none;"><colgroup><col width="300" /></colgroup><tbody><tr style="height:0pt"><td style="border:solid"><p dir="ltr"><span style="font-weight:400;">Rate</span></p></td><td><p><span>For</span></p></td></tr><tr><td><p><span>6 %</span></p></td><td><p><span>books</span></p><p><span>bread</span></p></td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`;

export const googleMarkdown = `## VAT in short

Most pay **23 %**, see [the law](https://dre.pt/lei(1)) _soon_.

- Food: 6 %
  - Bread
- Wine: 13 %

1. Register
2. Report

### Note

| Rate | For |
| --- | --- |
| 6 % | books bread |`;

/** Pages writes HTML as other programs of Apple do. */
export const pagesHtml = `<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN"><html><head><meta name="Generator" content="Cocoa HTML Writer"><style type="text/css">p.p1 {margin: 0.0px 0.0px 0.0px 0.0px; font: 11.0px 'Helvetica Neue'} span.s1 {text-decoration: underline}</style></head><body>
<p class="p1"><b>Before you sign</b></p>
<p class="p2"><br></p>
<p class="p1">Read <i>every</i> page of <a href="mailto:ana@example.com"><span class="s1">the lease</span></a>.<span class="Apple-converted-space"> </span></p>
<ul class="ul1"><li class="li1">the rent<ul class="ul1"><li class="li1">a month</li></ul></li><li class="li1"><b>the</b><i>deposit</i></li></ul>
<ol class="ol1"><li class="li1">Ask</li><li class="li1">Sign<p>twice</p></li></ol></body></html>`;

export const pagesMarkdown = `**Before you sign**

Read _every_ page of [the lease](mailto:ana@example.com).

- the rent
  - a month
- **the**_deposit_

1. Ask
2. Sign

   twice`;

/** Outlook writes as Word does, and on the web as a browser. */
export const outlookHtml = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><div class="WordSection1"><p class="MsoNormal"><span style="mso-fareast-language:EN-US">Dear Rita,<o:p></o:p></span></p><p class="MsoNormal"><span><o:p>&nbsp;</o:p></span></p><p class="MsoNormal">as agreed: <a href="https://eur02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com%2Fa%3Fb%3D1&amp;data=05" title="Original URL: https://example.com">the file</a> <a href="javascript:alert(1)">and</a> <a href="file:///C:/x.docx">this</a>.</p><ul style="margin-top:0cm" type="disc"><li class="MsoListParagraph" style="margin-left:0cm;mso-list:l0 level1 lfo1">one<o:p></o:p></li><li class="MsoListParagraph" style="mso-list:l0 level1 lfo1">two</li></ul><blockquote style="border-left:solid"><p class="MsoNormal">You wrote:</p><div>1. it is <br>so</div></blockquote><p style="display:none">hidden</p><img src="cid:image001.png" alt="x" onerror="alert(1)"><hr><table><tr><td><p>Only a frame</p></td></tr></table></div></body></html>`;

export const outlookMarkdown = `Dear Rita,

as agreed: [the file](https://example.com/a?b=1) and this.

- one
- two

> You wrote:
>
> 1\\. it is
> so

---

Only a frame`;

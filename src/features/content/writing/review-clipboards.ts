/** A document of Word with a review: comments, tracked changes, hidden words and a footnote. */
export const reviewHtml = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoCommentText {font-size:10.0pt} --></style></head>
<body lang=PT><!--StartFragment-->
<p class=MsoNormal>Abrir <a style='mso-comment-reference:AS_1;mso-comment-date:20261127T1000'>uma empresa</a><span class=MsoCommentReference><span style='font-size:8.0pt'><!--[if !supportAnnotations]--><a class=msocomanchor id="_anchor_1" onmouseover="msoCommentShow('_anchor_1','_com_1')" href="#_msocom_1" name="_msoanchor_1">[AS1]</a><!--[endif]--><span style='mso-special-character:comment'>&nbsp;</span></span></span> demora <del cite="mailto:Ana" datetime="2026-11-27T10:00"><span>dez</span></del><ins cite="mailto:Ana" datetime="2026-11-27T10:00">cinco</ins><span class=msoDel> ou sete</span><span class=msoIns> dias</span><a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]><span class=MsoFootnoteReference><span style='font-size:12.0pt'>[1]</span></span><![endif]></span></span></a>.<o:p></o:p></p>
<p class=MsoNormal><span style='display:none;mso-hide:all'>segredo um</span><span style='visibility:hidden'>segredo dois</span><span style='mso-hide:all'>segredo três</span>Custa <s>500</s> 400 euros<span style='text-decoration:line-through'> por ano</span>.</p>
<p class=MsoNormal style='visibility:hidden'>segredo quatro</p>
<div style='mso-element:footnote-list'><![if !supportFootnotes]><br clear=all><hr align=left size=1 width="33%"><![endif]>
<div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]><span class=MsoFootnoteReference>[1]</span><![endif]></span></span></a> Em <i>dias úteis</i>.</p></div></div>
<div style='mso-element:comment-list'><![if !supportAnnotations]><hr class=msocomoff align=left size=1 width="33%"><![endif]><div style='mso-element:comment'><![if !supportAnnotations]><div id="_com_1" class=msocomtxt language=JavaScript onmouseover="msoCommentShow('_anchor_1','_com_1')"><![endif]><span style='mso-comment-author:"Ana Silva"'><![if !supportAnnotations]><a name="_msocom_1"></a><![endif]></span><p class=MsoCommentText><span class=MsoCommentReference>&nbsp;<a href="#_msoanchor_1" class=msocomoff>[AS1]</a></span>Comentário interno</p></div></div></div>
<!--EndFragment--></body></html>`;

export const reviewMarkdown = `Abrir uma empresa demora cinco dias[^1].

Custa ~~500~~ 400 euros ~~por ano~~.

[^1]: Em _dias úteis_.`;

/** What other programs make of footnotes, each with its number and the way back from its note. */
export const noteHtmls = {
  LibreOffice:
    '<p>Um<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a> e dois<a class="sdendnoteanc" name="sdendnote1anc" href="#sdendnote1sym"><sup>i</sup></a>.</p><div id="sdfootnote1"><p class="sdfootnote"><a class="sdfootnotesym" name="sdfootnote1sym" href="#sdfootnote1anc">1</a>Nota *um*</p></div><div id="sdendnote1"><p><a class="sdendnotesym" name="sdendnote1sym" href="#sdendnote1anc">i</a>Nota dois</p></div>',
  'Google Docs':
    '<b style="font-weight:normal"><p><span>Um</span><sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup><span> e dois</span><sup><a href="#ftnt2" id="ftnt_ref2">[2]</a></sup><span>.</span></p><hr><div><p><a href="#ftnt_ref1" id="ftnt1">[1]</a><span> Nota *um*</span></p></div><div><p><a href="#ftnt_ref2" id="ftnt2">[2]</a><span> Nota dois</span></p></div></b>',
  'a page of a block editor':
    '<p>Um<sup class="fn" data-fn="a"><a href="https://example.com/#a" id="a-link">1</a></sup> e dois<sup class="fn"><a href="https://example.com/#b" id="b-link">2</a></sup>.</p><ol><li id="a">Nota *um* <a href="https://example.com/#a-link">↩︎</a></li><li id="b">Nota dois <a href="https://example.com/#b-link">↩︎</a></li></ol>',
};

export const noteMarkdown = `Um[^1] e dois[^2].

[^1]: Nota \\*um\\*

[^2]: Nota dois`;

/** What the pages say below their headings until the owner edits it. */
export const pageWordsSeed = {
  complianceShown: true,
  copyrightYear: '2024',
  frameLead:
    'We help international founders set up, sell and stay compliant in Portugal. One team, in Lisbon, in your language.',
  frameLeadPt:
    'Ajudamos empreendedores estrangeiros a criar empresa, vender e cumprir as regras em Portugal. Uma só equipa em Lisboa, na sua língua.',
  packagesLead: 'Fixed fees, written down before we start. State fees are not included.',
  packagesLeadPt:
    'Honorários fixos, por escrito, antes de começarmos. As taxas do Estado não estão incluídas.',
  quoteLead: 'Branches, acquisitions, licences, multi-country set-ups.',
  quoteLeadPt: 'Sucursais, aquisições, licenças, estruturas em vários países.',
  testimonialsLead:
    'We ask everyone the same question when a project closes: what would you tell a friend?',
  testimonialsLeadPt: 'No fim de cada projeto fazemos a mesma pergunta: o que diria a um amigo?',
  questionsLead:
    'If yours is not here, ask it on the free call. Nobody will try to sell you anything.',
  questionsLeadPt:
    'Se a sua dúvida não está aqui, fale dela na consulta gratuita. Ninguém lhe vai tentar vender nada.',
  newsletterTitle: 'A newsletter in two languages',
  newsletterTitlePt: 'Uma newsletter em duas línguas',
  newsletterLead:
    'When there is news: deadlines, law changes in plain words, and one good lunch near a tax office.',
  newsletterLeadPt:
    'Quando há novidades: prazos, mudanças na lei em palavras simples e um bom almoço perto de uma repartição de finanças.',
  servicesLead:
    'Most clients start with one service and add a second within the year. You keep the same consultant throughout.',
  servicesLeadPt:
    'A maioria dos clientes começa por um serviço e junta um segundo no mesmo ano. O consultor é sempre o mesmo.',
  weeksLead: 'The order rarely changes. What changes is how much of it you have already done.',
  weeksLeadPt: 'A ordem raramente muda. O que muda é quanto já está feito.',
  feesNote: 'Fixed fees, listed before you ask.',
  feesNotePt: 'Honorários fixos, à vista sem ter de perguntar.',
  closingText:
    'Tell us where things stand. We will answer within one working day, and say so if you do not need us.',
  closingTextPt:
    'Conte-nos em que ponto está. Respondemos no prazo de um dia útil e, se não precisar de nós, dizemos.',
  studiesLead:
    'What was in the way, what we did, and what changed. Figures are the client’s own, published with permission.',
  studiesLeadPt:
    'Que obstáculo havia, o que fizemos e o que mudou. Os números são do próprio cliente, publicados com autorização.',
  blogLead: 'Written by the people who do the work. When a rule changes, we correct the article.',
  blogLeadPt: 'Escrito por quem faz o trabalho. Quando uma regra muda, corrigimos o artigo.',
  teamLead: 'You work with the people on this page, from the first call to the hundredth invoice.',
  teamLeadPt: 'Vai trabalhar com as pessoas desta página, da primeira chamada à centésima fatura.',
  callLead:
    'Tell one of us what you are planning. You leave with the order of steps and a rough cost.',
  callLeadPt:
    'Conte a um de nós o que tem em mente. Fica com a ordem dos passos e um custo aproximado.',
  startLead:
    'Answer four questions to see what fits, what it costs and how long it takes, with the source of each figure.',
  startLeadPt:
    'Responda a quatro perguntas e veja o que lhe convém, quanto custa e quanto tempo demora, com a fonte de cada valor.',
  contactLead: 'We answer within one working day, in English or Portuguese. If it is urgent, call.',
  contactLeadPt:
    'Respondemos no prazo de um dia útil, em português ou inglês. Se for urgente, telefone.',
};

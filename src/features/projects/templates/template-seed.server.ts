import type { TemplateStep } from '../projects.input.ts';

type Words = [title: string, titlePt: string, text?: string, textPt?: string];

function ours(days: number, [title, titlePt]: Words): TemplateStep {
  return {
    side: 'company',
    kind: 'work',
    days,
    title,
    titlePt,
    text: '',
    textPt: '',
    identity: '',
  };
}

/** A step in which an authority or a bank has the time. */
function waiting(days: number, [title, titlePt]: Words): TemplateStep {
  return {
    side: 'company',
    kind: 'wait',
    days,
    title,
    titlePt,
    text: '',
    textPt: '',
    identity: '',
  };
}

function theirs(
  kind: 'answer' | 'document' | 'approval' | 'time',
  days: number,
  [title, titlePt, text = '', textPt = '']: Words,
): TemplateStep {
  return { side: 'client', kind, days, title, titlePt, text, textPt, identity: '' };
}

/** A step in which the client is identified; the page itself says what the law asks of a copy. */
function identified(days: number, words: Words): TemplateStep {
  return { ...theirs('document', days, words), identity: 'other' };
}

/**
 * How the sample packages are worked on, until the owner edits their templates. Sources: identification
 * and beneficial owners, Lei n.º 83/2017, article 24, and Lei n.º 89/2017; copies of a Cartão de
 * Cidadão, Lei n.º 7/2007, article 5; start of activity, CIVA, article 31.
 */
export const seededTemplates: Readonly<Record<string, readonly TemplateStep[]>> = {
  'company-setup': [
    theirs('answer', 3, [
      'What the company will do, and who its partners are',
      'O que a empresa vai fazer e quem são os sócios',
      'A few lines are enough: the activity, the share capital, the partners with their shares, and three names that you would like for the company.',
      'Bastam umas linhas: a atividade, o capital social, os sócios com as respetivas quotas e três nomes de que goste para a empresa.',
    ]),
    identified(3, [
      'The passport of each partner, or the identity card',
      'O passaporte ou o cartão de identidade de cada sócio',
      'A photograph of the page with your data. The register and the bank must identify partners and beneficial owners (Lei n.º 83/2017, article 24; Lei n.º 89/2017).',
      'Uma fotografia da página com os seus dados. A conservatória e o banco têm de identificar os sócios e os beneficiários efetivos (Lei n.º 83/2017, artigo 24.º; Lei n.º 89/2017).',
    ]),
    theirs('document', 3, [
      'Proof of your address',
      'Um comprovativo de morada',
      'A bill or a bank statement of the last three months. The NIF is issued for this address.',
      'Uma fatura ou um extrato bancário dos últimos três meses. O NIF é emitido com esta morada.',
    ]),
    ours(2, ['We apply for the NIF of each partner', 'Pedimos o NIF de cada sócio']),
    waiting(3, ['The tax authority issues the NIF', 'A Autoridade Tributária emite o NIF']),
    ours(2, ['We draft the articles of association', 'Redigimos o pacto social']),
    theirs('approval', 2, [
      'The articles of association',
      'O pacto social',
      'Please read the name, the address, the activity and the shares. We register the company with exactly this text.',
      'Verifique, por favor, a firma, a sede, o objeto e as quotas. Registamos a empresa exatamente com este texto.',
    ]),
    ours(2, [
      'We register the company at the Balcão do Empreendedor',
      'Registamos a empresa no Balcão do Empreendedor',
    ]),
    ours(2, [
      'We declare the start of activity and the VAT regime',
      'Entregamos a declaração de início de atividade e o regime de IVA',
    ]),
    ours(2, [
      'We register the beneficial owner (RCBE)',
      'Registamos o beneficiário efetivo (RCBE)',
    ]),
    theirs('time', 3, [
      'A call to prepare the bank account',
      'Uma chamada para preparar a conta bancária',
      'We go through the questions that the bank will ask, and fill in its form together.',
      'Vemos as perguntas que o banco vai fazer e preenchemos juntos o formulário.',
    ]),
    ours(2, [
      'We hand the file for the account to the bank',
      'Entregamos ao banco o processo da conta',
    ]),
    waiting(10, ['The bank opens the account', 'O banco abre a conta']),
    ours(1, [
      'We hand over: access codes and the calendar of your filings',
      'Entregamos os acessos e o calendário das suas declarações',
    ]),
  ],
  blueprint: [
    theirs('answer', 3, [
      'Your plan in a few lines',
      'O seu plano em poucas linhas',
      'What you would like to do in Portugal, from when, alone or with whom, and what worries you most.',
      'O que gostaria de fazer em Portugal, a partir de quando, só ou com quem, e o que mais o preocupa.',
    ]),
    ours(5, [
      'We hold the working meeting of 90 minutes',
      'Fazemos a reunião de trabalho de 90 minutos',
    ]),
    ours(5, [
      'We write your plan: legal form, taxes, dates and costs',
      'Escrevemos o seu plano: forma jurídica, impostos, datas e custos',
    ]),
    theirs('approval', 3, [
      'Your plan',
      'O seu plano',
      'Please read it and say what is missing. We change it once without further cost.',
      'Leia-o e diga o que falta. Fazemos uma revisão sem mais custos.',
    ]),
    ours(1, ['We answer what is still open', 'Respondemos ao que ainda está em aberto']),
  ],
  'growth-partner': [
    theirs('answer', 3, [
      'Whom you sell to, and what has worked so far',
      'A quem vende e o que resultou até agora',
      'Your best customers, your best months, and the three products that should grow.',
      'Os seus melhores clientes, os melhores meses e os três produtos que devem crescer.',
    ]),
    theirs('document', 3, [
      'Your logo and your photographs',
      'O seu logótipo e as suas fotografias',
      'As large as you have them; a ZIP file is fine.',
      'No maior tamanho que tiver; pode ser um ficheiro ZIP.',
    ]),
    theirs('time', 5, [
      'A first call with your consultant',
      'A primeira chamada com o seu consultor',
      'Half an hour: goals, budget, and the three numbers that we report.',
      'Meia hora: objetivos, orçamento e os três números do relatório.',
    ]),
    ours(5, ['We set up measuring and your accounts', 'Preparamos as medições e as suas contas']),
    ours(5, ['We write the plan of the first quarter', 'Escrevemos o plano do primeiro trimestre']),
    theirs('approval', 3, [
      'The plan of the first quarter',
      'O plano do primeiro trimestre',
      'Nothing is spent on advertising before you approve it.',
      'Nada se gasta em publicidade antes da sua aprovação.',
    ]),
    ours(3, ['We start the first campaigns', 'Lançamos as primeiras campanhas']),
  ],
  'store-care': [
    theirs('answer', 3, [
      'Where your shop runs, and who looks after it now',
      'Onde está a sua loja e quem trata dela hoje',
      'The address, the system, the host, and what breaks most often. Please write no passwords: we ask for access in a safe way.',
      'O endereço, o sistema, o alojamento e o que falha mais vezes. Não escreva palavras-passe, por favor: pedimos o acesso de forma segura.',
    ]),
    theirs('time', 5, [
      'A call to hand over access',
      'Uma chamada para entregar os acessos',
      'Half an hour, with whoever has the access today.',
      'Meia hora, com quem tem hoje os acessos.',
    ]),
    ours(3, [
      'We make a backup and restore it as a test',
      'Fazemos uma cópia de segurança e testamos a reposição',
    ]),
    ours(3, [
      'We check payments, VAT rates and consent',
      'Verificamos os pagamentos, as taxas de IVA e o consentimento',
    ]),
    ours(2, ['We send you the first page of the month', 'Enviamos-lhe a primeira página do mês']),
  ],
};

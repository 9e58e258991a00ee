import type { SamplePost } from '../sample-content.ts';

export const gdprTenPeople: SamplePost = {
  id: 'gdpr-ten-people',
  slug: 'gdpr-ten-people',
  title: 'What the GDPR asks of a ten-person company',
  titlePt: 'O que o RGPD pede a uma empresa de dez pessoas',
  summary: 'A short list, in the order an inspector would read it.',
  summaryPt: 'Uma lista curta, pela ordem em que um inspetor a leria.',
  content: `A company of ten does not need a privacy department. It needs about twelve pages and a person who has read them. Here they are, in the order in which an inspector from the CNPD, the Portuguese authority, would be likely to ask.

Table: The twelve pages

| Paper | Article of the GDPR | Pages |
| --- | --- | ---: |
| Record of processing | 30 | 4 |
| A reason for each line | 6 | 1 |
| Notice to people | 13 and 14 | 2 |
| Agreements with suppliers | 28 | 2 |
| How you answer a request | 12 and 15 | 1 |
| What you do on a bad day | 33 and 34 | 2 |

## The record

One: the record of what you do with personal data. For each activity, such as payroll, customers, newsletter or applicants, write whose data it is, why you hold it, who receives it, and when you delete it. There is an exemption for small organisations, and its limits are under discussion in Brussels. A company that pays salaries every month should keep the record anyway. Everything else is built on it.

## A reason for each line

Two: a reason for each line. Contract, legal duty, legitimate interest or consent. Consent is the weakest for most business purposes, because it can be withdrawn on a Tuesday. Payroll does not rest on consent. A newsletter usually does.

## A notice that people can read

Three: a notice that people can read. It says who you are, what you do with their data, how long you keep it, and how to complain. If yours is longer than your record, it was probably copied from someone larger.

## Agreements

Four: an agreement with every supplier who handles data for you. The accountant, the mail service, the shop platform, the person who repairs the laptops. Most have one ready. Ask where the data is stored, and keep the answer.

## A way to answer

Five: a way to answer. Someone who asks for a copy of their data must normally hear from you within one month. Try it once, on yourself. It takes an afternoon the first time and shows you every forgotten spreadsheet.

## A page for bad days

Six: a page for bad days. If data is lost or exposed and there is a risk to people, the authority must be told within 72 hours of your becoming aware of it. That is not the week in which to look for the telephone number.

1. **Hour 0.** Write down what happened, when you learned of it and who knows.
2. **By hour 24.** Stop it, and decide whether people are at risk.
3. **By hour 72.** Tell the CNPD by the form on its site, even if you do not know everything yet.
4. **Without undue delay.** If the risk to people is high, tell them too.

## Who does it

![Tiles with a clock, a telephone and an envelope](/art/figures-clock-telephone-envelope.svg "Seventy-two hours, and a number that you have already looked up.")

You probably do not need a data protection officer, unless you handle health data or follow people on a large scale. You do need someone whose name stands on the record. Lawyers should confirm the doubtful cases; ours do. The rest is housekeeping, two hours each quarter, with the windows open.

## Sources

- Regulation (EU) 2016/679, the GDPR, at [eur-lex.europa.eu](https://eur-lex.europa.eu/eli/reg/2016/679/oj); in Portugal also Lei n.º 58/2019, of 8 August.
- Forms and guidance of the authority: [cnpd.pt](https://www.cnpd.pt).
- Check: whether the exemption of article 30(5) has been widened since this was written, and whether you need a data protection officer (article 37).`,
  contentPt: `Uma empresa de dez pessoas não precisa de um departamento de privacidade. Precisa de umas doze páginas e de alguém que as tenha lido. Aqui ficam, pela ordem em que um inspetor da CNPD, a autoridade portuguesa, provavelmente as pediria.

Tabela: As doze páginas

| Documento | Artigo do RGPD | Páginas |
| --- | --- | ---: |
| Registo de tratamentos | 30.º | 4 |
| Um fundamento para cada linha | 6.º | 1 |
| Informação às pessoas | 13.º e 14.º | 2 |
| Acordos com fornecedores | 28.º | 2 |
| Como se responde a um pedido | 12.º e 15.º | 1 |
| O que se faz num dia mau | 33.º e 34.º | 2 |

## O registo

Um: o registo do que se faz com dados pessoais. Para cada atividade, como salários, clientes, newsletter ou candidatos, escreva de quem são os dados, porque os tem, quem os recebe e quando os apaga. Há uma exceção para organizações pequenas, e os seus limites estão em discussão em Bruxelas. Uma empresa que paga salários todos os meses deve manter o registo na mesma. Tudo o resto assenta nele.

## Um fundamento para cada linha

Dois: um fundamento para cada linha. Contrato, obrigação legal, interesse legítimo ou consentimento. O consentimento é o mais fraco para a maioria dos fins de uma empresa, porque pode ser retirado numa terça-feira. Os salários não assentam no consentimento. Uma newsletter, em regra, sim.

## Uma informação que se leia

Três: uma informação que se consiga ler. Diz quem é a empresa, o que faz com os dados, durante quanto tempo os guarda e como reclamar. Se for mais longa do que o registo, foi provavelmente copiada de alguém maior.

## Acordos

Quatro: um acordo com cada fornecedor que trate dados por sua conta. O contabilista, o serviço de e-mail, a plataforma da loja, quem repara os portáteis. A maioria tem um pronto. Pergunte onde ficam os dados e guarde a resposta.

## Uma forma de responder

Cinco: uma forma de responder. Quem pede uma cópia dos seus dados deve, em regra, ter resposta no prazo de um mês. Experimente uma vez, consigo próprio. Da primeira vez demora uma tarde e mostra todas as folhas de cálculo esquecidas.

## Uma página para os dias maus

Seis: uma página para os dias maus. Se houver perda ou exposição de dados com risco para as pessoas, a autoridade tem de ser avisada no prazo de 72 horas depois de se ter conhecimento. Não é essa a semana para procurar o número de telefone.

1. **Hora 0.** Escreva o que aconteceu, quando o soube e quem sabe.
2. **Até à hora 24.** Pare o que está a acontecer e decida se há risco para as pessoas.
3. **Até à hora 72.** Avise a CNPD pelo formulário do site, mesmo que ainda não saiba tudo.
4. **Sem demora injustificada.** Se o risco para as pessoas for elevado, avise-as também.

## Quem trata disto

![Azulejos com um relógio, um telefone e um envelope](/art/figures-clock-telephone-envelope.svg "Setenta e duas horas, e um número que já se procurou.")

Provavelmente não precisa de um encarregado da proteção de dados, a menos que trate dados de saúde ou acompanhe pessoas em grande escala. Precisa, sim, de alguém cujo nome conste do registo. Os casos duvidosos devem ser confirmados por advogados; os nossos são. O resto é arrumação, duas horas por trimestre, de janelas abertas.

## Fontes

- Regulamento (UE) 2016/679, o RGPD, em [eur-lex.europa.eu](https://eur-lex.europa.eu/eli/reg/2016/679/oj); em Portugal, também a Lei n.º 58/2019, de 8 de agosto.
- Formulários e orientações da autoridade: [cnpd.pt](https://www.cnpd.pt).
- Confirme: se a exceção do artigo 30.º, n.º 5, foi entretanto alargada e se precisa de um encarregado da proteção de dados (artigo 37.º).`,
  author: 'Rita Falcão',
  imageUrl: '/art/post-gdpr-ten-people.svg',
  tags: ['gdpr'],
  serviceId: 'strategy',
  packageId: 'blueprint',
  caseStudyId: 'brightside',
  isPremium: false,
  createdAt: '2026-06-16T09:00:00.000Z',
  updatedOn: '2026-11-11',
};

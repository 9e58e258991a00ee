import type { SamplePost } from '../sample-content.ts';

export const bankAccount: SamplePost = {
  id: 'bank-account',
  slug: 'bank-account',
  title: 'Opening a business account from abroad',
  titlePt: 'Abrir uma conta empresarial a partir do estrangeiro',
  summary: 'Which papers travel well, and which need a stamp.',
  summaryPt: 'Que documentos servem como estão e quais precisam de carimbo.',
  content: `Registering a company takes days. Opening its account takes weeks, and nobody in particular is to blame. A bank must know who you are, where the money comes from and what the company will do, and it must be able to show this to its supervisor years later. If you think of the file as written for that supervisor, most of the questions begin to make sense.

## What travels, and what needs a stamp

Table: The papers of a file

| Paper | As it is | Apostille or translation |
| --- | --- | --- |
| Passport copy, certified here | yes | no |
| Portuguese NIF | yes | no |
| Access code of the permanent certificate | yes | no |
| Declaration of beneficial owners | yes | no |
| Proof of address from home | sometimes | often |
| Tax number from home | sometimes | often |
| Articles of a foreign parent | no | nearly always |

Some papers travel well. A passport copy certified by a notary or a lawyer, a Portuguese NIF, the access code of the company’s permanent certificate, and the declaration of beneficial owners can all be sent from abroad. Banks here read them every day.

Others need a stamp. A proof of address, a tax number from home or the articles of a foreign parent may need an apostille, which is the certificate that countries of the Hague Convention accept from one another, and a certified translation if they are not in a language that the bank reads. Ask which, before you pay for it. We have seen apostilles on papers that nobody wanted, and none on the one that mattered.

## The questions about money

![Tiles with a report, a coin and a contract](/art/figures-report-coin-contract.svg "One page: what is sold, to whom, and where the first deposit comes from.")

The questions about money are the ones that stall. Prepare one page: what the company sells, to whom, the first three expected customers, the yearly turnover that you expect, and the origin of the first deposit. Attach the evidence for the last point. A salary, a sale of shares and a gift from a parent are all fine. The word “savings” on its own is not.

## Four weeks, as they usually go

1. **Week 1.** One page about the money, the list of papers, and a question to the bank: which of them need a stamp?
2. **Week 2.** The file goes to two banks. A video call, or a visit to a branch.
3. **Week 3.** Questions come back, most of them about the first deposit. Answer them the same week.
4. **Week 4.** The account is open, or the reason is known. The capital is paid in.

Some banks want to meet you. A few accept a video call, several ask for one visit to a branch, and the list changes more often than we would like. We keep it current and tell you before you choose, but we cannot promise an account on a bank’s behalf. Two or three applications in a hundred are refused without any reason given.

The company need not wait for all this. The capital may be paid in later, up to the end of the first financial year if the founders so declare. It can be registered, declare its start of activity and sign a lease before the account exists. Invoicing is the step that then feels strange, since there is nowhere for the payment to go.

Allow up to four weeks, and keep a paper copy of the file. The second bank will ask for the same pages in another order.

## Sources

- What a bank must ask: Lei n.º 83/2017, of 18 August, and Aviso n.º 1/2022 of the [Banco de Portugal](https://www.bportugal.pt).
- Beneficial owners: Lei n.º 89/2017, of 21 August. Apostilles: the Hague Convention of 5 October 1961, with its members at [hcch.net](https://www.hcch.net).
- Capital paid in later: articles 199 and 202 of the Código das Sociedades Comerciais.
- Check with the bank: whether it meets you by video, and which papers it wants in Portuguese.`,
  contentPt: `Registar uma empresa demora dias. Abrir-lhe a conta demora semanas, e a culpa não é de ninguém em particular. Um banco tem de saber quem é o cliente, de onde vem o dinheiro e o que vai fazer a empresa, e tem de o conseguir mostrar ao supervisor anos depois. Se pensar no processo como escrito para esse supervisor, a maioria das perguntas começa a fazer sentido.

## O que viaja e o que precisa de carimbo

Tabela: Os documentos de um processo

| Documento | Como está | Apostila ou tradução |
| --- | --- | --- |
| Cópia do passaporte, certificada cá | sim | não |
| NIF português | sim | não |
| Código de acesso da certidão permanente | sim | não |
| Declaração de beneficiário efetivo | sim | não |
| Comprovativo de morada do país de origem | às vezes | muitas vezes |
| Número fiscal do país de origem | às vezes | muitas vezes |
| Estatutos de uma casa-mãe estrangeira | não | quase sempre |

Alguns documentos servem como estão. Uma cópia do passaporte certificada por notário ou advogado, um NIF português, o código de acesso da certidão permanente e a declaração de beneficiário efetivo podem ser enviados do estrangeiro. Os bancos leem-nos todos os dias.

Outros precisam de carimbo. Um comprovativo de morada, um número fiscal do país de origem ou os estatutos de uma casa-mãe estrangeira podem exigir apostila, que é o certificado que os países da Convenção de Haia aceitam entre si, e uma tradução certificada, se não estiverem numa língua que o banco leia. Pergunte quais, antes de pagar. Já vimos apostilas em papéis que ninguém queria, e nenhuma no que contava.

## As perguntas sobre dinheiro

![Azulejos com um relatório, uma moeda e um contrato](/art/figures-report-coin-contract.svg "Uma página: o que se vende, a quem, e de onde vem o primeiro depósito.")

As perguntas sobre dinheiro são as que fazem parar o processo. Prepare uma página: o que vende a empresa, a quem, os três primeiros clientes previstos, o volume de negócios anual esperado e a origem do primeiro depósito. Junte prova deste último ponto. Um ordenado, uma venda de ações e uma doação dos pais servem perfeitamente. A palavra «poupanças», sozinha, não serve.

## Quatro semanas, como costumam correr

1. **Semana 1.** Uma página sobre o dinheiro, a lista de documentos e uma pergunta ao banco: quais precisam de carimbo?
2. **Semana 2.** O processo segue para dois bancos. Uma videochamada, ou uma visita ao balcão.
3. **Semana 3.** Voltam perguntas, quase todas sobre o primeiro depósito. Responda na mesma semana.
4. **Semana 4.** A conta está aberta, ou sabe-se porque não. O capital entra.

Alguns bancos querem conhecê-lo. Uns poucos aceitam uma videochamada, vários pedem uma visita ao balcão, e a lista muda mais vezes do que gostaríamos. Mantemo-la atualizada e informamos antes da escolha, mas quem decide é o banco, e por ele não podemos prometer nada. Dois ou três pedidos em cada cem são recusados sem qualquer motivo indicado.

A empresa não precisa de esperar por isto. O capital pode entrar mais tarde, até ao fim do primeiro exercício, se os sócios assim o declararem. Pode ser registada, declarar o início de atividade e assinar um arrendamento antes de haver conta. Faturar é que se torna estranho, por não haver para onde vá o pagamento.

Conte com até quatro semanas e guarde uma cópia do processo em papel. O segundo banco vai pedir as mesmas páginas por outra ordem.

## Fontes

- O que um banco tem de perguntar: Lei n.º 83/2017, de 18 de agosto, e Aviso n.º 1/2022 do [Banco de Portugal](https://www.bportugal.pt).
- Beneficiário efetivo: Lei n.º 89/2017, de 21 de agosto. Apostilas: Convenção da Haia de 5 de outubro de 1961, com os seus membros em [hcch.net](https://www.hcch.net).
- Capital realizado mais tarde: artigos 199.º e 202.º do Código das Sociedades Comerciais.
- Confirme com o banco: se aceita videochamada e que documentos quer em português.`,
  author: 'Rita Falcão',
  imageUrl: '/art/post-bank-account.svg',
  tags: ['company setup'],
  serviceId: 'strategy',
  packageId: 'company-setup',
  caseStudyId: 'kestrel',
  isPremium: false,
  createdAt: '2026-05-12T09:00:00.000Z',
  updatedOn: '2026-11-09',
};

import type { SamplePost } from '../sample-content.ts';

export const unipessoalOrBranch: SamplePost = {
  id: 'unipessoal-or-branch',
  slug: 'unipessoal-or-branch',
  title: 'Unipessoal Lda or a branch? The decision in one page',
  titlePt: 'Unipessoal Lda ou sucursal? A decisão numa página',
  summary: 'The five questions that settle it, and the two that look important and are not.',
  summaryPt: 'As cinco perguntas que a decidem, e as duas que parecem importantes e não são.',
  content: `A company from abroad can work in Portugal through a subsidiary, most often an Unipessoal Lda with the parent as its one member, or through a branch, which is the parent itself under a Portuguese address. Both invoice, both hire, both pay corporate tax on what they earn here. Five questions separate them.

Table: The two forms side by side

| Question | Unipessoal Lda | Branch |
| --- | --- | --- |
| Who answers for debts | the company, with its assets | the parent, with everything |
| Who signs | a Portuguese company | the parent, by its representative |
| Profit goes home as | a dividend | the parent’s own profit |
| Accounts in the register | its own | the parent’s, translated |
| It ends by | sale, merger or liquidation | closing |
| Least capital | €1.00 | none |

## Five questions that settle it

### Who answers for the debts?

First, who answers for the debts? An Unipessoal Lda answers with its own assets. A branch has no separate personality, so the parent answers for everything, including the lease of a showroom that nobody visits. Most groups stop reading at this point, and they are usually right to.

### With whom does the customer want to sign?

Second, with whom does the customer want to sign? Portuguese buyers, landlords and banks know what an Lda is. A branch is perfectly legal and takes longer to explain, and the explanation is given again at each counter.

### How will the profit go home?

Third, how will the profit go home? A branch’s profit is already the parent’s. A subsidiary pays dividends, and withholding tax may apply unless a directive or a treaty removes it. Often it does, on conditions such as a minimum holding kept for a minimum time. Bring the treaty to the meeting, not the memory of it.

> The usual conditions for no withholding: at least 10% of the capital, held for one year without a break, and a parent that pays tax at home. Without them the rate for companies is 25%, or what the treaty says.

### What are you willing to publish?

Fourth, what are you willing to publish? A branch files the accounts of the parent in the Portuguese register, with a translation. Some family firms discover this in the second spring, and find that they mind.

### How does it end?

Fifth, how does it end? A subsidiary can be sold, or can take in a partner. A branch can only be closed, or its business transferred piece by piece. If there is a chance of a local partner within three years, the answer is a company.

## Two that look important

Two questions look important and are not. The minimum capital is one of them: a company with a single euro of capital is lawful, although a bank will look at it with some interest. Speed is the other. The days saved at registration are spent again at the bank, in both cases.

## Our rule of thumb

![Tiles with a house, a door and a key](/art/figures-house-door-key.svg "A company has a door of its own.")

Our own rule of thumb: a branch for one long contract with a known end, a company for anything meant to grow. When a founder is a person and not a firm, the branch does not arise at all. But note that one person may be the sole member of only one Unipessoal Lda. For a second business, the form is an ordinary Lda, with someone beside you.

## Sources

- Código das Sociedades Comerciais (Decreto-Lei n.º 262/86, of 2 September): articles 201 for the capital and 270-A to 270-G for the Unipessoal; 270-C holds the limit of one.
- Branches: Código do Registo Comercial (Decreto-Lei n.º 403/86, of 3 December).
- Dividends: article 14 of the Código do IRC (Decreto-Lei n.º 442-B/88, of 30 November), and the treaties listed at [portaldasfinancas.gov.pt](https://www.portaldasfinancas.gov.pt).
- Check: the treaty with your own country, and the conditions on the day of the dividend.`,
  contentPt: `Uma empresa estrangeira pode trabalhar em Portugal através de uma subsidiária, quase sempre uma Unipessoal Lda em que a casa-mãe é a única sócia, ou através de uma sucursal, que é a própria casa-mãe com morada portuguesa. Ambas faturam, ambas contratam, ambas pagam IRC sobre o que aqui ganham. Cinco perguntas separam-nas.

Tabela: As duas formas lado a lado

| Pergunta | Unipessoal Lda | Sucursal |
| --- | --- | --- |
| Quem responde pelas dívidas | a sociedade, com o seu património | a casa-mãe, com tudo |
| Quem assina | uma sociedade portuguesa | a casa-mãe, por um representante |
| O lucro regressa como | dividendo | lucro da própria casa-mãe |
| Contas no registo | as suas | as da casa-mãe, traduzidas |
| Acaba por | venda, fusão ou liquidação | encerramento |
| Capital mínimo | 1,00 € | nenhum |

## Cinco perguntas que decidem

### Quem responde pelas dívidas?

Primeira: quem responde pelas dívidas? Uma Unipessoal Lda responde com o seu património. Uma sucursal não tem personalidade própria, pelo que a casa-mãe responde por tudo, incluindo a renda de um espaço que ninguém visita. A maioria dos grupos deixa de ler neste ponto, e em geral com razão.

### Com quem quer o cliente assinar?

Segunda: com quem quer o cliente assinar? Compradores, senhorios e bancos portugueses sabem o que é uma Lda. Uma sucursal é perfeitamente legal e demora mais a explicar, e a explicação repete-se em cada balcão.

### Como regressa o lucro a casa?

Terceira: como regressa o lucro a casa? O lucro da sucursal já é da casa-mãe. Uma subsidiária paga dividendos, e pode haver retenção na fonte, a menos que uma diretiva ou uma convenção a afaste. Muitas vezes afasta, com condições, como uma participação mínima mantida durante um tempo mínimo. Traga a convenção para a reunião, e não a lembrança dela.

> As condições habituais para não haver retenção: pelo menos 10\u00a0% do capital, detidos durante um ano sem interrupção, e uma casa-mãe sujeita a imposto no seu país. Sem elas, a taxa para sociedades é de 25\u00a0%, ou a que a convenção disser.

### O que aceita publicar?

Quarta: o que aceita publicar? Uma sucursal deposita no registo português as contas da casa-mãe, traduzidas. Algumas empresas familiares descobrem-no na segunda primavera, e descobrem também que se importam.

### Como acaba?

Quinta: como acaba? Uma subsidiária pode ser vendida, ou receber um sócio. Uma sucursal só pode ser encerrada, ou ver o negócio transmitido por partes. Se há hipótese de um sócio local nos próximos três anos, a resposta é uma sociedade.

## Duas que parecem importantes

Duas perguntas parecem importantes e não são. Uma é o capital mínimo: uma sociedade com um euro de capital é lícita, embora um banco a olhe com algum interesse. A outra é a rapidez. Os dias que se poupam no registo gastam-se depois no banco, nos dois casos.

## A nossa regra prática

![Azulejos com uma casa, uma porta e uma chave](/art/figures-house-door-key.svg "Uma sociedade tem porta própria.")

A nossa regra prática: uma sucursal para um contrato longo com fim conhecido, uma sociedade para tudo o que se quer ver crescer. Quando quem funda é uma pessoa e não uma empresa, a sucursal nem se coloca. Mas note-se que uma pessoa só pode ser sócia única de uma Unipessoal Lda. Para um segundo negócio, a forma é uma Lda comum, com alguém ao lado.

## Fontes

- Código das Sociedades Comerciais (Decreto-Lei n.º 262/86, de 2 de setembro): artigos 201.º, para o capital, e 270.º-A a 270.º-G, para a Unipessoal; o limite de uma está no 270.º-C.
- Sucursais: Código do Registo Comercial (Decreto-Lei n.º 403/86, de 3 de dezembro).
- Dividendos: artigo 14.º do Código do IRC (Decreto-Lei n.º 442-B/88, de 30 de novembro) e as convenções listadas em [portaldasfinancas.gov.pt](https://www.portaldasfinancas.gov.pt).
- Confirme: a convenção com o seu país e as condições no dia do dividendo.`,
  author: 'Rita Falcão',
  imageUrl: '/art/post-unipessoal-or-branch.svg',
  tags: ['company setup', 'strategy'],
  serviceId: 'strategy',
  packageId: 'company-setup',
  caseStudyId: 'kestrel',
  isPremium: true,
  createdAt: '2026-10-27T09:00:00.000Z',
  updatedOn: '2026-11-16',
};

import type { SamplePost } from '../sample-content.ts';

export const threeNumbers: SamplePost = {
  id: 'three-numbers',
  slug: 'three-numbers',
  title: 'NIF, NISS and NIPC, the three numbers everyone will ask you for',
  titlePt: 'NIF, NISS e NIPC, os três números que toda a gente lhe vai pedir',
  summary:
    'What each one is, who gives it to you, and why the order matters more than the paperwork.',
  summaryPt: 'O que é cada um, quem o atribui e porque a ordem pesa mais do que a papelada.',
  content: `Portugal knows you by numbers before it knows you by name. There are three that matter in the first month, they come from three different offices, and each of the forms asks for one of the others.

Table: The three numbers at a glance

| Number | Whose | Digits | Given by | You need it to |
| --- | --- | --- | --- | --- |
| **NIF** | a person | 9 | the tax authority | sign a lease, open an account, found a company |
| **NIPC** | a company | 9 | the register of legal persons | invoice, hire, open the company’s account |
| **NISS** | whoever works or pays | 11 | Social Security | be paid, pay others, be insured |

## NIF, for people

The NIF is the tax number of a person. It has nine digits and comes from the tax authority, at a Finanças counter or through someone who holds your power of attorney. You need it to sign a lease, to open an account and to appear in the register as a founder. It is the first number, and nothing useful happens before it.

If you live outside the European Union and will have obligations here, the tax authority wants a way to reach you: a representative in Portugal, or in many cases your agreement to receive its letters electronically. The second is cheaper. It also means that the letters count as read whether you opened them or not.

## NIPC, for companies

The NIPC is the number of the company. It also has nine digits, it is given by the national register of legal persons when the company is registered, and from then on it is the company’s tax number as well. There is no separate NIF to apply for, whatever a form may suggest.

## NISS, for work

The NISS is the Social Security number. It has eleven digits and belongs to people who work, people who are paid, and companies, which receive one of their own. A manager of a company is normally covered as well, even the only one. There are exceptions for some unpaid managers who already contribute elsewhere, and they are worth checking before the first month, not after it.

## In this order

![Tiles with a passport, a house and a chair](/art/figures-passport-house-chair.svg "One number for the person, one for the house, one for the chair.")

1. **Week 1.** The NIF of each founder. Outside the European Union, decide on the same day between a representative and electronic letters.
2. **Week 3.** The company is registered and has its NIPC. The beneficial owners are declared within thirty days.
3. **Within fifteen days of that.** The start of activity is declared to the tax authority.
4. **Before the first payslip.** The NISS of the company, and of each person who will work in it.

Most delays that we see are not refusals. They are someone standing at the third counter without the paper from the first. Write the three numbers on one page, with the date on which each arrived, and keep a copy where you can read it by telephone. You will be asked for it this week.

## Sources

- NIF: [Decreto-Lei n.º 14/2013](https://diariodarepublica.pt), of 28 January; representatives and electronic letters: article 19 of the Lei Geral Tributária, as changed by Decreto-Lei n.º 44/2022, of 8 July.
- NIPC: Decreto-Lei n.º 129/98, of 13 May. Beneficial owners: Lei n.º 89/2017, of 21 August, at [rcbe.justica.gov.pt](https://rcbe.justica.gov.pt).
- NISS and managers: Lei n.º 110/2009, of 16 September, at [seg-social.pt](https://www.seg-social.pt).
- Check for your own case: whether you need a representative, and whether an unpaid manager is covered.`,
  contentPt: `Portugal conhece-nos por números antes de nos conhecer pelo nome. Há três que contam no primeiro mês, vêm de três serviços diferentes, e cada impresso pede um dos outros.

Tabela: Os três números num relance

| Número | De quem | Algarismos | Quem o atribui | Serve para |
| --- | --- | --- | --- | --- |
| **NIF** | uma pessoa | 9 | a Autoridade Tributária | assinar um arrendamento, abrir conta, fundar uma empresa |
| **NIPC** | uma empresa | 9 | o Registo Nacional de Pessoas Coletivas | faturar, contratar, abrir a conta da empresa |
| **NISS** | quem trabalha ou paga | 11 | a Segurança Social | receber, pagar a outros, estar coberto |

## NIF, para pessoas

O NIF é o número fiscal de uma pessoa. Tem nove algarismos e é atribuído pela Autoridade Tributária, num balcão das Finanças ou através de quem tenha procuração para isso. É preciso para assinar um arrendamento, para abrir uma conta e para constar do registo como fundador. É o primeiro número, e nada de útil acontece antes dele.

Para quem vive fora da União Europeia e vai ter obrigações cá, a Autoridade Tributária quer uma forma de contacto: um representante em Portugal ou, em muitos casos, a adesão às notificações eletrónicas. A segunda sai mais barata. Significa também que as cartas contam como lidas, quer tenham sido abertas ou não.

## NIPC, para empresas

O NIPC é o número da empresa. Tem igualmente nove algarismos, é atribuído pelo Registo Nacional de Pessoas Coletivas quando a empresa é registada e, a partir daí, é também o número fiscal da empresa. Não há um NIF à parte para pedir, por muito que um impresso o sugira.

## NISS, para o trabalho

O NISS é o número da Segurança Social. Tem onze algarismos e pertence a quem trabalha, a quem é pago e às empresas, que recebem um próprio. O gerente de uma empresa também está, em regra, abrangido, mesmo quando é o único. Há exceções para alguns gerentes não remunerados que já descontam noutro lado, e convém verificá-las antes do primeiro mês, não depois.

## Por esta ordem

![Azulejos com um passaporte, uma casa e uma cadeira](/art/figures-passport-house-chair.svg "Um número para a pessoa, um para a casa, um para a cadeira.")

1. **Semana 1.** O NIF de cada fundador. Fora da União Europeia, escolha no mesmo dia entre um representante e as notificações eletrónicas.
2. **Semana 3.** A empresa é registada e tem o seu NIPC. O beneficiário efetivo é declarado no prazo de trinta dias.
3. **Nos quinze dias seguintes.** O início de atividade é declarado à Autoridade Tributária.
4. **Antes do primeiro recibo de vencimento.** O NISS da empresa e o de cada pessoa que nela vai trabalhar.

A maioria dos atrasos que vemos não são recusas. São pessoas no terceiro balcão sem o papel do primeiro. Escreva os três números numa só página, com a data em que cada um chegou, e guarde uma cópia onde a possa ler ao telefone. Vão pedir-lha ainda esta semana.

## Fontes

- NIF: [Decreto-Lei n.º 14/2013](https://diariodarepublica.pt), de 28 de janeiro; representantes e notificações eletrónicas: artigo 19.º da Lei Geral Tributária, alterado pelo Decreto-Lei n.º 44/2022, de 8 de julho.
- NIPC: Decreto-Lei n.º 129/98, de 13 de maio. Beneficiário efetivo: Lei n.º 89/2017, de 21 de agosto, em [rcbe.justica.gov.pt](https://rcbe.justica.gov.pt).
- NISS e gerentes: Lei n.º 110/2009, de 16 de setembro, em [seg-social.pt](https://www.seg-social.pt).
- Confirme no seu caso: se precisa de representante e se um gerente não remunerado está abrangido.`,
  author: 'Rita Falcão',
  imageUrl: '/art/post-three-numbers.svg',
  tags: ['company setup', 'tax'],
  serviceId: 'strategy',
  packageId: 'company-setup',
  caseStudyId: 'halden',
  isPremium: false,
  createdAt: '2026-11-10T09:00:00.000Z',
  updatedOn: '2026-11-18',
};
